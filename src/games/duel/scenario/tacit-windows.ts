import type { Player, WindowKind } from '../../../engine/duel';
import type { TacitWindow } from '../../../courtesy';
import { nameOf } from './card-names';
import { readReference } from './card-reference';
import type { RequestStep } from './schema';
import type { LineOfScript } from '../../../scenario/scenario-game';
import type { DuelKinds } from './duel-kinds';

type Line = LineOfScript<DuelKinds>;
type To = Extract<RequestStep, { do: 'object' }>['to'];

const WINDOW_OF: ReadonlyMap<unknown, readonly WindowKind[]> = new Map(
  Object.entries({
    summonNegation: ['summonNegation'],
    summon: ['summonSuccess'],
    set: ['set'],
    position: ['position'],
    attack: ['attackDeclared'],
    battleStep: ['battleStep'],
    damageStep: ['damageStep'],
    step: ['step', 'announcedEnd'],
    phase: ['phase', 'announcedEnd'],
    chain: ['afterChain'],
  } as const satisfies Record<string, readonly WindowKind[]>),
);

/** The windows of a player that it can object to: only the turn player's opponent objects. */
const objectable = ({ windows, run }: Line, player: Player): TacitWindow[] =>
  windows.filter((one) => one.player === player && run.moments[one.answers]?.turnPlayer !== player);

/**
 * The newest window of the player that an objection can mean. What the turn player left out is made up for by its next act, which
 * counts as made in time (scenario-format, `priority`; R276).
 */
export const newestFor = (line: Line, player: Player, to: To): TacitWindow | undefined =>
  objectable(line, player).findLast((one) => isMeantBy(one, to, line));

/** All windows that an objection of the player could mean, for the author of a scenario. */
export const sayWindows = (line: Line, player: Player): string =>
  objectable(line, player)
    .map((window) => {
      const about = cardsOf(window, line);
      return about.length === 0 ? window.window : `${window.window} (${about.map(nameOf).join(', ')})`;
    })
    .join(', ');

function isMeantBy(window: TacitWindow, to: To, line: Line): boolean {
  const kinds = WINDOW_OF.get(to);
  if (kinds === undefined) return cardsOf(window, line).includes(readReference(to)!.passcode);
  // The end of the Battle Step is announced as a step's end; that of a Main Phase as a phase's end.
  return (
    kinds.some((kind) => kind === window.window) &&
    !(to === 'step' && window.window === 'announcedEnd' && window.phase !== 'battle')
  );
}

/** Passcodes of the cards whose happening the window follows. */
function cardsOf({ answers }: TacitWindow, { run }: Line): readonly number[] {
  const { occasion, battle, cards } = run.fork(answers).duel.state;
  const about = (occasion?.events ?? []).flatMap(({ passcode }) => (passcode === undefined ? [] : [passcode]));
  const fighting = battle === null ? [] : [battle.attacker, battle.target].filter((id) => id !== null);
  return [...about, ...fighting.map((id) => cards[id]!.passcode)];
}
