import { expect, test } from 'vitest';
import { seededRandom } from '../../../engine/kernel';
import { answerNamed, ByWeight, chosen, Dealt, type Level } from '../../../thinking';
import { duelGame } from '../cards';
import { isKnownTo } from './telling';
import { duelMind } from './index';

const little: Level = { kind: 'thinks', budget: { rollouts: 48, turns: 2, perWorld: 4, widest: 4 } };

test('the likeliest lines name no card that the seat could only guess, and change nothing of what is thought', () => {
  const [one, other] = duelGame.decks('expert');
  const run = duelGame.start({ profile: 'expert', seed: 'telling', decks: [one!, other!], first: 0 }, 'newest');
  const script = new ByWeight(duelMind, seededRandom('telling'), 0);
  let lines = 0;
  for (let i = 0, asked = 0; asked < 10 && run.decision !== undefined; i++) {
    const { decision } = run;
    const seat = decision.player;
    const worlds = run.worldsFor(seat)!;
    const games = (): Dealt<typeof run> => new Dealt((of, like) => duelGame.dealt(worlds, of, like), `${i}`);
    // In the open game there is something to choose.
    const thought = decision.kind === 'idle' ? chosen(duelMind, games(), little, `${i}`, undefined, true) : undefined;
    if (thought) {
      asked += 1;
      const silent = chosen(duelMind, games(), little, `${i}`)!;
      expect(thought.considered.map(({ name, rollouts, chance }) => [name, rollouts, chance])).toEqual(
        silent.considered.map(({ name, rollouts, chance }) => [name, rollouts, chance]),
      );
      expect(silent.considered.some(({ line, ahead }) => line ?? ahead)).toBe(false);
      const known = run.duel.state.cards.flatMap((card, id) =>
        card !== undefined && isKnownTo(run.duel, seat, id as never) ? [card.passcode] : [],
      );
      for (const { line = [] } of thought.considered) {
        lines += line.length;
        for (const { card, target } of line) {
          if (card !== undefined) expect(known).toContain(card);
          if (typeof target === 'number') expect(known).toContain(target);
        }
      }
    }
    run.answer(((thought && answerNamed(duelMind, run, thought.name)) ?? script.answer(run)) as never);
  }
  expect(lines).toBeGreaterThan(10);
});
