import { expect, test } from 'vitest';
import { below, seededRandom } from '../../../engine/kernel';
import { cardId, DuelSession, mayKnow, placeOf, PLAYERS, seenCards } from '../../../engine/duel';
import { randomAnswer } from '../../../engine/duel/testing/random-answer';
import { duelGame } from './index';

test('a table tells a seat which hidden cards it has seen, by their places; of others, and to those who know them, nothing', () => {
  const found = { seen: 0, unseen: 0, own: 0 };
  const decks = duelGame.decks('expert');
  for (let duel = 0; duel < 10; duel++) {
    const random = seededRandom(`seen ${duel}`);
    const two = [decks[below(random, decks.length)]!, decks[below(random, decks.length)]!] as const;
    const run = duelGame.start({ profile: 'expert', seed: `seen ${duel}`, decks: two, first: 0 }, 'newest');
    for (let n = 0; run.decision !== undefined && n < 300; n++) {
      if (n % 10 === 0) {
        const session = DuelSession.over(run);
        const { cards } = run.duel.state;
        for (const viewer of PLAYERS) {
          const seen = seenCards(run.duel, viewer);
          for (let id = cardId(0); id < cards.length; id = cardId(id + 1)) {
            const { zone, passcode } = cards[id]!;
            if (zone === 'deck' || zone === 'fusionDeck' || zone === 'gone') continue;
            const isKnown = mayKnow(run.duel, viewer, id);
            found[isKnown ? 'own' : seen.has(id) ? 'seen' : 'unseen'] += 1;
            expect(session.seenCardAt(viewer, placeOf(run.duel, id))).toBe(!isKnown && seen.has(id) ? passcode : undefined);
          }
        }
      }
      run.answer(randomAnswer(run.decision, random));
    }
  }
  expect(found.seen).toBeGreaterThan(5);
  expect(found.unseen).toBeGreaterThan(100);
  expect(found.own).toBeGreaterThan(100);
});
