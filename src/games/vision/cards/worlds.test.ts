import { expect, test } from 'vitest';
import { below, seededRandom, type Worlds } from '../../../engine/kernel';
import { randomAnswer } from '../testing/random-answer';
import { visionGame } from './index';

test('a game that is dealt from what a seat knows is the same to that seat, and hidden cards lie otherwise in it', () => {
  const [first, second] = visionGame.decks('vision');
  const found = { dealt: 0, otherwise: 0, misfits: 0 };
  for (const seed of ['a', 'b', 'c', 'd']) {
    const random = seededRandom(seed);
    const run = visionGame.start({ seed, decks: [first!, second!] }, 'newest');
    for (let n = 0; run.decision !== undefined && n < 250; n++) {
      if (below(random, 12) === 0) {
        const { player } = run.decision;
        const worlds = JSON.parse(JSON.stringify(run.worldsFor(player))) as Worlds;
        for (const { cards } of worlds.unknown)
          for (const card of cards) expect((worlds.rest as typeof run.play.state).cards[card]!.passcode).toBe(0);
        const other = visionGame.dealt(worlds, 'dealt');
        if (other === undefined) found.misfits += 1;
        else {
          found.dealt += 1;
          const seen = (of: typeof run): string => JSON.stringify({ ...of.plainView(player), log: null });
          expect(seen(other)).toBe(seen(run));
          const handOf = (of: typeof run): string =>
            of.play.state.players[player === 0 ? 1 : 0].hand.map((id) => of.play.card(id).passcode).join();
          if (handOf(other) !== handOf(run)) found.otherwise += 1;
        }
      }
      run.answer(randomAnswer(run.decision, random));
    }
  }
  expect(found.misfits).toBeLessThanOrEqual(found.dealt / 50);
  expect(found.otherwise).toBeGreaterThan(found.dealt / 2);
});
