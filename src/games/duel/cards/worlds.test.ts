import { expect, test } from 'vitest';
import { mayKnow, seenCards, type DuelRun } from '../../../engine/duel';
import { below, seededRandom, type Worlds } from '../../../engine/kernel';
import { randomAnswer } from '../../../engine/duel/testing/random-answer';
import { duelGame } from './index';

const { profiles } = duelGame;

/** Plays duels at random and looks in at some of their decisions. */
function* lookedInto(duels: number, every: number): Iterable<DuelRun> {
  for (let i = 0; i < duels; i++) {
    const seed = `worlds ${i}`;
    const random = seededRandom(seed);
    const profile = profiles[below(random, profiles.length)]!;
    const decks = duelGame.decks(profile);
    const two = [decks[below(random, decks.length)]!, decks[below(random, decks.length)]!] as const;
    const run = duelGame.start({ profile, seed, decks: two, first: 0 }, 'newest');
    for (let n = 0; run.decision !== undefined && n < 600; n++) {
      if (below(random, every) === 0) yield run;
      run.answer(randomAnswer(run.decision, random));
    }
  }
}

/** What a seat knows now, as it would be sent to somebody who thinks for it. */
const known = (run: DuelRun): Worlds => JSON.parse(JSON.stringify(run.worldsFor(run.decision!.player))) as Worlds;

/** What a seat sees now, without what is told of the past. */
const seen = (run: DuelRun, seat: 0 | 1): string => JSON.stringify({ ...run.plainView(seat), log: null });

const handOf = ({ duel }: DuelRun, seat: 0 | 1): string =>
  duel.state.players[seat].hand.map((id) => duel.state.cards[id]!.passcode).join();

test('a duel that is dealt from what a seat knows is the same to that seat, and hidden cards lie otherwise in it', () => {
  const found = { dealt: 0, otherwise: 0, misfits: 0 };
  for (const run of lookedInto(8, 15)) {
    const { player } = run.decision!;
    const worlds = known(run);
    for (const seed of ['a', 'b']) {
      const other = duelGame.dealt(worlds, seed);
      if (other === undefined) found.misfits += 1;
      else {
        found.dealt += 1;
        expect(seen(other, player)).toBe(seen(run, player));
        if (handOf(other, player === 0 ? 1 : 0) !== handOf(run, player === 0 ? 1 : 0)) found.otherwise += 1;
      }
    }
  }
  expect(found.otherwise).toBeGreaterThan(found.dealt / 2);
  expect(found.misfits).toBeLessThan(found.dealt / 100);
});

test('nothing of what lies hidden is left in what a seat knows: with the hidden cards exchanged it is the same text', () => {
  let exchanged = 0;
  for (const run of lookedInto(6, 15)) {
    const { player } = run.decision!;
    const { rest, since, unknown } = known(run) as Worlds<{ cards: { passcode: number }[]; random: number[] }>;
    expect(rest.random).toEqual([0, 0, 0, 0]);
    for (const { cards } of unknown) for (const card of cards) expect(rest.cards[card]!.passcode).toBe(0);
    // The opponent's hand and Deck as they lie in another duel that could be this one: the truth of that is the same text.
    const other = duelGame.dealt(known(run), 'another');
    if (other === undefined || since.length > 0) continue;
    const again = other.worldsFor(player)!;
    // What the log of the true duel has shown of hidden cards the other one, which has none, does not know.
    if (JSON.stringify(again.unknown.map(({ cards }) => cards)) !== JSON.stringify(unknown.map(({ cards }) => cards))) continue;
    exchanged += 1;
    expect(JSON.stringify(again.unknown)).toBe(JSON.stringify(unknown));
    expect(JSON.parse(JSON.stringify(again.rest))).toEqual(rest);
  }
  expect(exchanged).toBeGreaterThan(20);
});

test('who picks one of the opponent’s face-down cards is not told which they are; who searches the own Deck is', () => {
  const found = { faceDown: 0, searched: 0 };
  for (const run of lookedInto(12, 1)) {
    const { decision, duel } = run;
    if (decision?.form !== 'pick') continue;
    const { player, from } = decision;
    const worlds = run.worldsFor(player)!;
    const unknown = new Set(worlds.unknown.flatMap(({ cards }) => cards));
    for (const id of from) {
      const { zone, owner } = duel.state.cards[id]!;
      const isHidden = !mayKnow(duel, player, id) && !seenCards(duel, player).has(id);
      if (zone === 'deck' && owner === player) {
        found.searched += 1;
        expect(unknown.has(id)).toBe(false);
      } else if (isHidden && zone === 'spellTrap') {
        found.faceDown += 1;
        expect(unknown.has(id)).toBe(true);
      }
    }
  }
  expect(found.faceDown).toBeGreaterThan(3);
  expect(found.searched).toBeGreaterThan(3);
});
