import { describe, expect, test } from 'vitest';
import { duelGame } from '../../games/duel/cards';
import { cardFacts } from '../../games/duel/cards/printed';
import type { DuelRun } from '../../engine/duel';
import { lyingCards } from '../../engine/table';
import type { GameView } from '../../games/view';
import { randomDuel, savedOf } from '../../games/duel/testing/random-duel';
import { publicRecordingOf } from './public-recording';
import { publicly } from '../../games/duel/file-words';
import { readRecordedFile } from './recorded-file';
import { DUEL_ALONE } from '../../games/testing/games';
import { replayedDuel } from '../../games/duel/testing/replayed';

const publicTextOf = (run: DuelRun): string => JSON.stringify(publicRecordingOf(replayedDuel(savedOf(run), run, true)));

/** What can happen to a card that lies face-down, and goes on lying so. */
const UNSEEN: ReadonlySet<string> = new Set(['control', 'position', 'attack', 'toDeck', 'toHand', 'turnDown', 'equip']);

/** Cards by their number in the duel that everybody has seen at any time, in any place. */
function everShown(run: DuelRun): ReadonlySet<number> {
  const shown = new Set<number>();
  const { answers } = run.save();
  run.rewindTo(0);
  for (let at = 0; at <= answers.length; at += 1) {
    for (const { key } of lyingCards(run.view('public'))) if (key !== undefined) shown.add(Number(key.slice(1)));
    if (at < answers.length) run.answer(answers[at]!);
  }
  for (const { verb, card, hidden } of run.duel.log) if (card !== undefined && !hidden && !UNSEEN.has(verb)) shown.add(card);
  return shown;
}

/** A normal card that everybody could hold instead: what may be done with it unseen is the same. */
function otherCard(passcode: number): number {
  const { kind, subtype, level } = cardFacts(passcode)!;
  if (kind === 'monster') return (level ?? 0) <= 4 ? 69140098 : passcode;
  return kind === 'trap' && subtype === 'normal' ? 4206964 : passcode;
}

/** The same answers to a duel in which the cards that nobody was shown are others; undefined when they no longer can be given. */
function withOtherHiddenCards(run: DuelRun): DuelRun | undefined {
  const shown = everShown(run);
  const { origin, answers } = run.save();
  if (origin.kind !== 'setup') throw new Error('a duel from its beginning expected');
  const { decks } = origin.setup;
  // Cards are numbered from the bottom of each listed deck up.
  const before = decks[0].main.length + (decks[0].fusion?.length ?? 0);
  const other = (player: 0 | 1): number[] =>
    decks[player].main.map((passcode, i, main) =>
      shown.has((player === 0 ? 0 : before) + main.length - 1 - i) ? passcode : otherCard(passcode),
    );
  const changed = [
    { ...decks[0], main: other(0) },
    { ...decks[1], main: other(1) },
  ] as const;
  const again = duelGame.start({ ...origin.setup, decks: changed });
  for (const answer of answers) {
    if (!again.isLegal(answer)) return undefined;
    again.answer(answer);
  }
  expect(
    again.duel.state.cards.filter(({ passcode }, id) => passcode !== run.duel.state.cards[id]!.passcode).length,
  ).toBeGreaterThan(10);
  return again;
}

/** Where two texts part ways. */
function firstDifference(one: string, other: string): string {
  if (one === other) return '';
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return `${one.slice(Math.max(0, at - 120), at + 40)} || ${other.slice(at, at + 40)}`;
}

/** As text, whatever the order of the parts. */
const sorted = (view: GameView): string =>
  JSON.stringify(view, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

describe('a public recording', () => {
  test('is the same to the last byte whatever the cards are that nobody was shown', () => {
    let compared = 0;
    for (let seed = 1; seed <= 16; seed += 1) {
      const run = randomDuel(`public ${seed}`, 100);
      const straight = publicTextOf(run);
      const other = withOtherHiddenCards(run);
      if (!other) continue;
      compared += 1;
      expect(firstDifference(publicTextOf(other), straight)).toBe('');
    }
    expect(compared).toBeGreaterThan(4);
  });

  test('holds neither seed nor deck list, and no passcode that the players were not shown', () => {
    const run = randomDuel('a very long seed 7351', 60);
    const text = publicTextOf(run);
    expect(text).not.toContain('7351');
    expect(text).not.toContain('bench-');
    expect(text).not.toMatch(/"key"|"seed"|"decks"|"options"|"values"/);
    const shown = everShown(run);
    const known = new Set(run.duel.state.cards.filter(({ id }) => shown.has(id)).map(({ passcode }) => passcode));
    const hidden = run.duel.state.cards.map(({ passcode }) => passcode).filter((passcode) => !known.has(passcode));
    expect(hidden.length).toBeGreaterThan(20);
    for (const passcode of hidden) expect(text).not.toContain(String(passcode));
  });

  test('is read back as the very views that everybody had', () => {
    const run = randomDuel('read back', 200);
    const played = replayedDuel(savedOf(run), run, true);
    const read = readRecordedFile(DUEL_ALONE, JSON.stringify(publicRecordingOf(played)));
    if (!read.ok) throw new Error(read.problem.detail);
    expect(read.file.played.positions).toBe(played.positions);
    for (let position = 0; position < played.positions; position += 1) {
      expect(sorted(read.file.played.view(position, 'public'))).toBe(sorted(publicly(played.view(position, 'public'))));
    }
    expect(read.file.played.takenUpAt(0)).toBeNull();
  });
});
