import { describe, expect, test } from 'vitest';
import { lyingCards } from '../../engine/table';
import type { VisionRun, VisionView } from '../../engine/vision';
import { visionGame } from '../../games/vision/cards';
import { randomVision, savedVision } from '../../games/vision/testing/random-vision';
import { notatedText } from './notated';
import type { PlayedVision } from '../../games/vision/table';
import { publicRecordingOf } from './public-recording';
import { publicly } from '../../games/vision/file-words';
import { readRecordedFile } from './recorded-file';
import { BOTH, DUEL_ALONE, vision } from '../../games/testing/games';
import { replayedVision } from '../../games/vision/testing/replayed';

const games = BOTH;
const notation = await vision.notation();
const played = (run: VisionRun): PlayedVision => replayedVision(savedVision(run), run, true);
const publicTextOf = (run: VisionRun): string => JSON.stringify(publicRecordingOf(played(run)));

/** Cards by their number in the game that everybody has seen at any time, in any place. */
function everShown(run: VisionRun): ReadonlySet<number> {
  const again = run.fork(0);
  const shown = new Set<number>();
  for (let at = 0; at <= run.answers.length; at += 1) {
    for (const { key } of lyingCards(again.view('public'))) if (key !== undefined) shown.add(Number(key.slice(1)));
    if (at < run.answers.length) again.answer(run.answers[at]!);
  }
  for (const { verb, card } of run.vision.log) if (card !== undefined && verb !== 'draw' && verb !== 'node') shown.add(card);
  return shown;
}

/** The same answers to a game in which the cards that nobody was shown are others; undefined when they can be given no more. */
function withOtherHiddenCards(run: VisionRun): VisionRun | undefined {
  const shown = everShown(run);
  const { origin } = run.save();
  if (origin.kind !== 'setup') throw new Error('a game from its beginning expected');
  const cards = run.vision.state.cards;
  let changed = 0;
  const decks = ([0, 1] as const).map((player) => {
    // Cards are numbered from the bottom of each listed deck up.
    const own = cards.filter(({ owner }) => owner === player).sort((one, other) => other.id - one.id);
    const hidden = own.filter(({ id }) => !shown.has(id)).map(({ passcode }) => passcode);
    const main = own.map(({ id, passcode }) => (shown.has(id) ? passcode : hidden.pop()!));
    changed += main.filter((passcode, i) => passcode !== own[i]!.passcode).length;
    return { main };
  });
  const again = visionGame.start({ ...origin.setup, decks: [decks[0]!, decks[1]!] });
  for (const answer of run.answers) {
    if (!again.isLegal(answer)) return undefined;
    again.answer(answer);
  }
  expect(changed).toBeGreaterThan(10);
  return again;
}

/** Where two texts part ways. */
function firstDifference(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return `${one.slice(Math.max(0, at - 120), at + 40)} || ${other.slice(at, at + 40)}`;
}

/** As text, whatever the order of the parts. */
const sorted = (view: VisionView): string =>
  JSON.stringify(view, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

describe('a recording of VISION with hands', () => {
  test('shows each position as it stood, to everybody, to one player and to both', () => {
    const run = randomVision('positions', 150);
    const straight = run.fork(0);
    const { answers } = run;
    const seen = answers.map((answer) => {
      const views = [straight.view('public'), straight.view(0), straight.view(1)].map((view) => JSON.stringify(view));
      straight.answer(answer);
      return views;
    });
    const file = played(run);
    expect(file.positions).toBe(answers.length + 1);
    for (const position of [140, 3, 77, 0, 149]) {
      expect(JSON.stringify(file.view(position, 'public'))).toBe(seen[position]![0]);
      expect(JSON.stringify(file.view(position, 0))).toBe(seen[position]![1]);
      expect(JSON.stringify(file.view(position, 1))).toBe(seen[position]![2]);
      expect(file.turns[position]).toBe(file.view(position, 'public').turn);
      const hands = file.view(position, 'both').seats.flatMap(({ zones }) => zones.hand.cards);
      expect(hands.every(({ known }) => known)).toBe(true);
    }
  });

  test('is taken up in any position', () => {
    const file = played(randomVision('taken up', 120));
    const there = file.view(60, 'both');
    const again = readRecordedFile(games, JSON.stringify(file.takenUpAt(60)));
    if (!again.ok) throw new Error(again.problem.detail);
    const { played: taken } = again.file;
    expect(JSON.stringify(taken.view(taken.positions - 1, 'both'))).toBe(JSON.stringify(there));
  });

  test('is not read before VISION is there', () => {
    const text = JSON.stringify(savedVision(randomVision('missing', 20)));
    expect(readRecordedFile(DUEL_ALONE, text)).toMatchObject({ ok: false, problem: { why: 'refused' } });
    expect(readRecordedFile(games, text)).toMatchObject({ ok: true, file: { kind: 'duel' } });
  });
});

describe('a public recording of VISION', () => {
  test('is the same to the last byte whatever the cards are that nobody was shown', () => {
    let compared = 0;
    for (let seed = 1; seed <= 12; seed += 1) {
      const run = randomVision(`public ${seed}`, 160);
      const other = withOtherHiddenCards(run);
      if (!other) continue;
      compared += 1;
      const [one, two] = [publicTextOf(other), publicTextOf(run)];
      expect(one === two ? 'the same' : firstDifference(one, two)).toBe('the same');
    }
    expect(compared).toBeGreaterThan(3);
  });

  test('holds neither seed nor deck list, no options, and no passcode that the players were not shown', () => {
    const run = randomVision('a very long seed 7351', 120);
    const text = publicTextOf(run);
    expect(text).not.toMatch(/7351|lantern-procession|"key"|"seed"|"decks"|"options"|"values"|"pick"|"cost"/);
    const shown = everShown(run);
    const known = new Set(run.vision.state.cards.filter(({ id }) => shown.has(id)).map(({ passcode }) => passcode));
    const hidden = run.vision.state.cards.map(({ passcode }) => passcode).filter((passcode) => !known.has(passcode));
    expect(hidden.length).toBeGreaterThan(10);
    for (const passcode of hidden) expect(text).not.toMatch(new RegExp(`"passcode":${passcode}\\b`));
  });

  test('is read back as the very views that everybody had', () => {
    const file = played(randomVision('read back'));
    expect(file.isOver).toBe(true);
    const read = readRecordedFile(games, JSON.stringify(publicRecordingOf(file)));
    if (!read.ok) throw new Error(read.problem.detail);
    const back = read.file.played as PlayedVision;
    expect(back).toMatchObject({ isPublic: true, isOver: true, positions: file.positions, profile: 'vision', decks: null });
    for (let position = 0; position < file.positions; position += 1)
      expect(sorted(back.view(position, 'public'))).toBe(sorted(publicly(file.view(position, 'public'))));
    expect(back.takenUpAt(0)).toBeNull();
  });

  test('holds nothing of what is to come: no forecast, no additional phase that waits, nothing that lasts', () => {
    const view = randomVision('to come', 40).view('public');
    const toCome = { ifBothPass: { steps: [] }, added: 'main', lasts: [{ kind: 'darkSide', player: 0 }] } as const;
    expect(publicly({ ...view, ...toCome })).toEqual(publicly(view));
    expect(Object.keys(publicly({ ...view, ...toCome })).filter((key) => key in toCome)).toEqual([]);
  });

  test('with a card that nobody knows, a place that no table has or a missing part is refused with a sentence', () => {
    const text = publicTextOf(randomVision('damaged', 80));
    const passcode = /"passcode":(\d+)/.exec(text)![1]!;
    for (const damaged of [
      text.replaceAll(`"passcode":${passcode}`, '"passcode":12'),
      text.replace(/"place":"\d:hand:0"/, '"place":"0:attic:0"'),
      text.replace('"interference":[]', '"interference":7'),
      text.replace(/"lines":\d+/, '"lines":999999'),
      text.replace('"handLimit":', '"handLimits":'),
    ]) {
      expect(damaged).not.toBe(text);
      const read = readRecordedFile(games, damaged);
      expect(read).toMatchObject({ ok: false, problem: { why: 'damaged' } });
    }
  });
});

describe('a game of VISION as text', () => {
  const body = (text: string): string[] => text.split('\n').filter((line) => line.startsWith('  '));

  test('is told line by line, with the number of each stone and what it aims at, the same every time and in both languages', () => {
    const file = played(randomVision('text'));
    const [en, ja] = [notatedText(file, 'en', notation), notatedText(file, 'ja', notation)];
    expect(notatedText(played(randomVision('text')), 'en', notation)).toBe(en);
    expect(ja.split('\n').length).toBe(en.split('\n').length);
    expect(en).toContain('kusari-notation/1 en\nPlayers: Ren, Aya\n');
    expect(en).toContain('\nRules: VISION\nLife: 25\nResult: ');
    expect(en).toContain('\nTold: everything\n');
    expect(en).toMatch(/\n== Turn 1: Ren\n[^=]*-- Main Phase\n/);
    expect(en).toMatch(/\n {2}\w+: \[1\] plays \w/);
    expect(en).toMatch(/\n {2}\w+: \[\d\] plays [^\n]+ -> \w/);
    expect(en).toMatch(/\n {2}\w+: pays for [^\n]+ = \d+ \(put to sleep: \d+(; given up: \d+)?\)\n/);
    expect(en).toMatch(/\n {2}\w+: life = -?\d+\n/);
    expect(en + ja).not.toMatch(/undefined|NaN|\{\w+\}/);
    expect(ja.replaceAll(/Ren|Aya|VISION|kusari-notation\/\d ja/g, '')).not.toMatch(/[A-Za-z]{3}/);
  });

  test('tells every event but turns, phases and what is skipped as one line', () => {
    const file = played(randomVision('events'));
    const { log } = file.view(file.positions - 1, 'both');
    const lines = log.filter(({ verb }) => verb !== 'turn' && verb !== 'phase' && verb !== 'skip');
    expect(body(notatedText(file, 'en', notation))).toHaveLength(lines.length);
  });

  test('that is public names no card that only one player knew', () => {
    const run = randomVision('secret text', 60);
    const text = notatedText(played(run), 'en', notation);
    expect(text).toContain('\nTold: what everybody saw\n');
    expect(text).not.toContain('\nDecks:');
    expect(text).toContain(': draws a card\n');
    expect(text).toContain(': sets as a node a card\n');
    const shown = everShown(run);
    const known = new Set(run.vision.state.cards.filter(({ id }) => shown.has(id)).map(({ passcode }) => passcode));
    for (const { passcode } of run.vision.state.cards)
      if (!known.has(passcode)) expect(text).not.toContain(visionGame.pool.definition(passcode)!.facts.en);
  });
});
