import { describe, expect, test } from 'vitest';
import type { DeckList } from '../../../engine/duel';
import { seededRandom } from '../../../engine/kernel';
import { randomAnswer } from '../../../engine/duel/testing/random-answer';
import demoDecks from './data/demo-decks.json';
import eraDecks from './data/era-decks.json';
import modernDecks from './data/modern-decks.json';
import tableDecks from './data/table-decks.json';
import { duelGame } from './index';
import { cardFacts } from './printed';

const builtInDecks = duelGame.decks('expert');
const expertPool = duelGame.pool('expert');

const all = ({ main, side, fusion }: Required<DeckList>): readonly number[] => [...main, ...side, ...fusion];
const isPlayable = (passcode: number): boolean => expertPool.definition(passcode) !== undefined;

describe('the decks that come with the table', () => {
  test('begin with the two that are measured with', () => {
    expect(builtInDecks.slice(0, 2).map(({ id }) => id)).toEqual(['bench-a', 'bench-b']);
  });

  test('hold only cards that can be played', () => {
    expect(builtInDecks.flatMap(all).filter((passcode) => !isPlayable(passcode))).toEqual([]);
  });

  test('include each demo deck that can be played to its last card, then the two of this table, then those of the time, and no other', () => {
    const ready = Object.entries(demoDecks)
      .filter(([, deck]) => all(deck).every(isPlayable))
      .map(([id]) => id);
    expect(builtInDecks.slice(2).map(({ id }) => id)).toEqual([...ready, ...Object.keys({ ...tableDecks, ...eraDecks })]);
  });

  test('bring Ritual, Toon, Union and Fusion Monsters to the field when the two of this table meet', () => {
    const [rites, machines] = Object.values(tableDecks);
    const decks: readonly [DeckList, DeckList] = [rites!, machines!];
    const wanted = new Set(['ritual', 'ritual-effect', 'toon', 'union', 'fusion-effect']);
    for (let duel = 0; duel < 40 && wanted.size > 0; duel++) {
      const run = duelGame.start({ profile: 'expert', seed: `tables ${duel}`, decks });
      const random = seededRandom(`tables ${duel}`);
      for (let i = 0; run.decision !== undefined && i < 3000; i++) {
        run.answer(randomAnswer(run.decision, random));
        for (const { zones } of run.view('public').seats)
          for (const monster of zones.monster.cards) wanted.delete(cardFacts(monster?.passcode ?? 0)?.subtype ?? '');
      }
    }
    expect([...wanted]).toEqual([]);
  });

  test.each(builtInDecks.map((deck) => [deck.id, deck] as const))('%s plays a duel against itself', (id, deck) => {
    const run = duelGame.start({ profile: 'expert', seed: id, decks: [deck, deck] });
    const random = seededRandom(id);
    let decisions = 0;
    for (; run.decision !== undefined && decisions < 5000; decisions++) run.answer(randomAnswer(run.decision, random));
    expect(decisions).toBeGreaterThan(50);
  });
});

describe('the decks of the later turn flow', () => {
  const [magicians, gears] = Object.values(modernDecks);
  const decks: readonly [DeckList, DeckList] = [magicians!, gears!];

  test('come after those that both rule sets have', () => {
    const ids = duelGame.decks('modern').map(({ id }) => id);
    expect(ids).toEqual([...builtInDecks.map(({ id }) => id), ...Object.keys(modernDecks)]);
  });

  test('bring Pendulum monsters into their zones and to the field, and call the Ancient Gears when the two meet', () => {
    const wanted = new Set<string>(['scales', 'pendulum', 'Ancient Gear Soldier', 'Zombie World', 'extra deck']);
    for (let duel = 0; duel < 30 && wanted.size > 0; duel++) {
      const run = duelGame.start({ profile: 'modern', seed: `gears ${duel}`, decks });
      const random = seededRandom(`gears ${duel}`);
      for (let i = 0; run.decision !== undefined && i < 3000; i++) {
        run.answer(randomAnswer(run.decision, random));
        const { seats, log } = run.view('public');
        if (log.at(-1)?.cause === 'pendulum') wanted.delete('pendulum');
        for (const { zones } of seats) {
          if (zones.pendulum?.cards.every((card) => card?.scale !== undefined)) wanted.delete('scales');
          if (zones.fusionDeck.cards.length > 0) wanted.delete('extra deck');
          for (const card of [...zones.monster.cards, ...zones.field.cards])
            wanted.delete(cardFacts(card?.passcode ?? 0)?.en ?? '');
        }
      }
    }
    expect([...wanted]).toEqual([]);
  });

  test.each(Object.entries(modernDecks))('%s plays a duel against itself', (id, deck) => {
    const run = duelGame.start({ profile: 'modern', seed: id, decks: [deck, deck] });
    const random = seededRandom(id);
    let decisions = 0;
    for (; run.decision !== undefined && decisions < 5000; decisions++) run.answer(randomAnswer(run.decision, random));
    expect(decisions).toBeGreaterThan(50);
  });
});
