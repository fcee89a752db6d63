import { describe, expect, test } from 'vitest';
import { below, seededRandom } from '../../../engine/kernel';
import { mayKnow, placeOf, PLAYERS, seenCards, VisionSession, type Act, type VisionRun } from '../../../engine/vision';
import { randomAnswer } from '../testing/random-answer';
import { visionGame } from './index';

/** Plays games of cards that come back to hands until `look` has found what it looks for. */
function playUntil(look: (run: VisionRun) => boolean, prefers?: Act['do']): void {
  const [first, second] = visionGame.decks('vision');
  // Homeward Wind returns a character to its owner's hand.
  const homeward = visionGame.pool.playable.find(({ en }) => en === 'Homeward Wind')!.id;
  const withReturns = (main: readonly number[]): readonly number[] => [
    ...main.slice(12),
    ...Array.from({ length: 12 }, () => homeward),
  ];
  for (let game = 0; game < 40; game++) {
    const random = seededRandom(`seen ${game}`);
    const decks = [{ main: withReturns(first!.main) }, { main: withReturns(second!.main) }] as const;
    const run = visionGame.start({ seed: `${game}`, decks, first: 0 }, 'newest');
    for (let n = 0; run.decision !== undefined && n < 600; n++) {
      if (look(run)) return;
      const { decision } = run;
      const wanted =
        decision.form === 'act' ? decision.options().filter((act) => act.do === prefers || act.do === 'playCard') : [];
      run.answer(wanted.length > 0 ? wanted[below(random, wanted.length)]! : randomAnswer(decision, random));
    }
  }
  expect.unreachable('nothing of the kind has happened');
}

/** What a seat is taken to know of a card, by passcode; 0 where it is one of the hidden ones. */
const knownTo = (run: VisionRun, seat: 0 | 1, card: number): number => {
  const worlds = run.worldsFor(seat)!;
  return (worlds.rest as VisionRun['play']['state']).cards[card]!.passcode;
};

describe('cards of VISION that lie hidden and have been seen', () => {
  test('a character that comes back to a hand stays known to both, until its player sets a node that nobody sees', () => {
    let returned: { readonly card: number; readonly owner: 0 | 1 } | undefined;
    playUntil((run) => {
      if (returned === undefined) {
        for (const owner of PLAYERS) {
          const viewer = owner === 0 ? 1 : 0;
          const card = run.vision.side(owner).hand.find((one) => seenCards(run.vision, viewer).has(one));
          if (card === undefined) continue;
          expect(mayKnow(run.vision, viewer, card)).toBe(false);
          expect(seenCards(run.vision, 'public').has(card)).toBe(true);
          const session = VisionSession.over(run);
          const place = placeOf(run.vision, card);
          expect(session.seenCardAt(viewer, place)).toBe(run.vision.card(card).passcode);
          expect(session.seenCardAt(owner, place)).toBeUndefined();
          expect(JSON.stringify(session.view(viewer).seats[owner].zones.hand)).not.toContain('"passcode"');
          if (run.restPoint.at === run.answers.length) expect(knownTo(run, viewer, card)).toBe(run.vision.card(card).passcode);
          returned = { card, owner };
        }
        return false;
      }
      const { card, owner } = returned;
      const viewer = owner === 0 ? 1 : 0;
      if (run.vision.card(card as never).zone !== 'hand') {
        returned = undefined;
        return false;
      }
      const sets = run.vision.log.findLastIndex(({ verb, player }) => verb === 'node' && player === owner);
      const back = run.vision.log.findLastIndex(({ verb, card: one }) => verb === 'toHand' && one === card);
      if (sets < back) {
        expect(seenCards(run.vision, viewer).has(card as never)).toBe(true);
        return false;
      }
      expect(seenCards(run.vision, viewer).has(card as never)).toBe(false);
      expect(VisionSession.over(run).seenCardAt(viewer, placeOf(run.vision, card as never))).toBeUndefined();
      return true;
    }, 'node');
  });

  test('who sets a node has seen which card it is, and the other has not', () => {
    playUntil((run) => {
      const set = run.vision.log.find(({ verb }) => verb === 'node');
      if (set?.card === undefined) return false;
      const [own, other] = set.player === 0 ? ([0, 1] as const) : ([1, 0] as const);
      expect(seenCards(run.vision, own).has(set.card)).toBe(true);
      expect(seenCards(run.vision, other).has(set.card)).toBe(false);
      expect(seenCards(run.vision, 'public').has(set.card)).toBe(false);
      return true;
    }, 'node');
  });
});
