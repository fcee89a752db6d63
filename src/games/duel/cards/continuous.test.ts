import { expect, test } from 'vitest';
import { ABILITIES, FORBIDDEN, PLAYERS, type Duel, type DuelRun } from '../../../engine/duel';
import { below, seededRandom, type Random } from '../../../engine/kernel';
import { randomAnswer } from '../../../engine/duel/testing/random-answer';
import { duelGame } from './index';

const pool = duelGame.pool('expert');

/** It asks itself since when it has been face-up, which is what the test below changes. */
const THE_UNHAPPY_GIRL = 27618634;
/** Cards that do something continuously, no one of them negating: which of two negates the other is decided by their order. */
const continuous = pool.all
  .filter(
    ({ continuous: parts, facts }) =>
      parts.length > 0 &&
      facts.id !== THE_UNHAPPY_GIRL &&
      parts.every(({ kind }) => kind !== 'negates') &&
      !/^(fusion|token)/.test(facts.subtype),
  )
  .map(({ facts }) => facts.id);

const named = (name: string): number => pool.playable.find(({ en }) => en === name)!.id;
/** Cards whose Types and Levels others look at, and what turns monsters face-down. */
const often = [
  'A Legendary Ocean',
  'Level Limit - Area B',
  'DNA Surgery',
  'Dragon Capture Jar',
  'Gravity Bind',
  '7 Colored Fish',
  'Abyss Soldier',
  'Spear Dragon',
  'Book of Moon',
].map(named);

const deck = (random: Random): number[] =>
  Array.from({ length: 40 }, (_, i) =>
    i % 2 === 0 ? often[below(random, often.length)]! : continuous[below(random, continuous.length)]!,
  );

/** Plays duels of such cards at random, calling `at` at each decision. */
function duels(name: string, count: number, at: (run: DuelRun, random: Random) => void): void {
  for (let duel = 0; duel < count; duel++) {
    const random = seededRandom(`${name} ${duel}`);
    const decks = [{ main: deck(random) }, { main: deck(random) }] as const;
    const run = duelGame.start({ profile: 'expert', seed: `${name} ${duel}`, decks, first: 0 }, 'newest');
    for (let i = 0; i < 300 && run.decision !== undefined; i++) {
      at(run, random);
      run.answer(randomAnswer(run.decision, random));
    }
  }
}

/** What continuous effects make of the cards on the field, but ATK and DEF. Which of two rules forbids an act is all the same. */
function madeOfTheField({ state, continuous: field }: Duel): unknown {
  field.changed();
  return state.cards
    .filter(({ zone }) => zone === 'monster' || zone === 'spellTrap' || zone === 'field')
    .map(({ id }) => [
      id,
      field.race(id),
      field.level(id),
      ABILITIES.filter((ability) => field.has(id, ability)),
      PLAYERS.map((player) => FORBIDDEN.map((act) => field.forbids(act, player, id) !== undefined)),
    ]);
}

const isFaceUpOnField = ({ faceUp, zone }: Duel['state']['cards'][number]): boolean =>
  faceUp && (zone === 'monster' || zone === 'spellTrap' || zone === 'field');

test('in whatever order cards were turned up, Types, Levels, abilities and what is forbidden are the same', () => {
  let compared = 0;
  let changedTypes = 0;
  duels('order', 12, ({ duel }, random) => {
    const { state } = duel;
    const faceUp = state.cards.filter(isFaceUpOnField);
    // Of two that declare a Type the newer one counts, and what was turned up within a resolution waits for its end.
    if (faceUp.length < 3 || faceUp.filter(({ data }) => data?.race !== undefined).length > 1 || duel.resolvingSince !== null)
      return;
    const asItIs = madeOfTheField(duel);
    const before = faceUp.map(({ faceUpSince }) => faceUpSince);
    const left = [...before];
    for (const card of faceUp) card.faceUpSince = left.splice(below(random, left.length), 1)[0]!;
    expect(madeOfTheField(duel)).toEqual(asItIs);
    faceUp.forEach((card, i) => (card.faceUpSince = before[i]!));
    duel.continuous.changed();
    compared += 1;
    if (faceUp.some(({ id, zone }) => zone === 'monster' && duel.continuous.race(id) !== duel.defs[id]!.facts.race))
      changedTypes += 1;
  });
  expect(compared).toBeGreaterThan(500);
  expect(changedTypes).toBeGreaterThan(20);
});

test('a face-down monster has its printed values, whatever lies on the field', () => {
  let beside = 0;
  duels('face-down', 8, ({ duel }) => {
    const { state, continuous: field } = duel;
    const changed = state.cards.some(
      ({ id, zone, faceUp }) => zone === 'monster' && faceUp && field.level(id) !== duel.defs[id]!.facts.level,
    );
    for (const { id, zone, faceUp } of state.cards) {
      if (zone !== 'monster' || faceUp) continue;
      const { atk, def, level, race } = duel.defs[id]!.facts;
      // A printed "?" counts as 0 there.
      expect([field.atk(id), field.def(id), field.level(id), field.race(id)]).toEqual([atk ?? 0, def ?? 0, level, race]);
      expect(field.changesOf(id)).toEqual([]);
      if (changed) beside += 1;
    }
  });
  expect(beside).toBeGreaterThan(20);
});
