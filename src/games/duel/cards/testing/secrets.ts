import { DuelSession, mayKnow, type CardId, type DuelRun, type DuelView, type Player } from '../../../../engine/duel';
import { duelGame } from '..';
import { readTest, type TestScenario } from '../../scenario/testing';
import { walk } from '../../scenario/walk';

const PLAYERS = [0, 1] as const;

function taken(recording: unknown): DuelRun {
  const loaded = duelGame.load(recording);
  if (!loaded.ok) throw new Error(`A moment cannot be taken up: ${loaded.error.where}`);
  return loaded.run;
}

/** What a player sees; what may be answered goes by the rules, which know all cards. */
export function shown(run: DuelRun, viewer: Player): string {
  const { decision: _, ...view } = DuelSession.over(run).view(viewer) as DuelView & { decision?: unknown };
  return JSON.stringify(view);
}

/** Some cards are others: each is what the next of them was. */
export function exchange({ duel }: DuelRun, fits: (id: CardId) => boolean): void {
  const hidden = duel.state.cards.filter(({ id }) => fits(id));
  const passcodes = hidden.map(({ passcode }) => passcode);
  // The definitions are shared by all duels of the same cards.
  const defs = [...duel.defs];
  hidden.forEach((card, i) => {
    const next = (i + 1) % hidden.length;
    card.passcode = passcodes[next]!;
    defs[card.id] = duel.defs[hidden[next]!.id]!;
  });
  Object.assign(duel, { defs });
}

/**
 * Plays a scenario and looks, before each of its steps, whether a player is shown the same when all cards that he may not know
 * are others. @returns the steps at which he is not
 */
export function tellsNoSecret(scenario: TestScenario): readonly string[] {
  const walked = walk(duelGame, readTest(scenario));
  if (!walked.ok) throw new Error(`The scenario fails:\n${walked.failures.join('\n')}`);
  return walked.moments.flatMap(({ step, recording }) =>
    PLAYERS.filter((viewer) => {
      const other = taken(recording);
      // What has happened is told before cards are others: what somebody has been shown stays true.
      const before = shown(other, viewer);
      exchange(other, (id) => !mayKnow(other.duel, viewer, id));
      return shown(other, viewer) !== before;
    }).map((viewer) => `step ${step}: player ${viewer}`),
  );
}
