import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTable } from '../desk/table-store';
import { randomDuel, savedOf } from '../../games/duel/testing/random-duel';
import { useLibrary } from './library';
import { notatedText } from './notated';
import type { GivenFile } from './given-file';
import { openGivenFile, openRecordedText } from '../watching/opening';
import { usePlayback } from '../watching/playback';
import { publicRecordingOf } from './public-recording';
import { readRecordedFile } from './recorded-file';
import { duel, DUEL_ALONE } from '../../games/testing/games';
import { replayedDuel } from '../../games/duel/testing/replayed';

const run = randomDuel('broken', 25);
const hands = JSON.stringify(savedOf(run));
const open = JSON.stringify(publicRecordingOf(replayedDuel(savedOf(run), run, true)));
const PLAN = {
  seats: [
    { name: 'Mika', deck: 'bench-a' },
    { name: 'Jun', deck: 'bench-b' },
  ],
  modes: ['smooth', 'smooth'],
  lifePoints: 8000,
  seed: '1',
  first: 0,
} as const;

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Every way to a part of a JSON value. */
function waysInto(json: Json, way: readonly string[] = []): (readonly string[])[] {
  if (typeof json !== 'object' || json === null) return [way];
  return [way, ...Object.entries(json).flatMap(([key, part]) => waysInto(part, [...way, key]))];
}

function withPart(json: Json, [key, ...way]: readonly string[], part: Json | undefined): Json {
  if (key === undefined) return part ?? null;
  const copy = (Array.isArray(json) ? [...json] : { ...(json as object) }) as Record<string, Json>;
  if (way.length === 0 && part === undefined) delete copy[key];
  else copy[key] = withPart(copy[key]!, way, part);
  return copy as Json;
}

const anything: fc.Arbitrary<Json | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
  fc.constantFrom<Json>(-1, 0, 1, 2, 99, 1e9, 'public', '0:hand:9', '1:monster:7', 4206964, null, [], {}),
);

/** The file with some of its parts taken away or turned into something else, or with its text damaged. */
function mutated(text: string): fc.Arbitrary<string> {
  const json = JSON.parse(text) as Json;
  const ways = waysInto(json);
  const parts = fc.array(fc.tuple(fc.nat(ways.length - 1), anything), { minLength: 1, maxLength: 3 }).map((changes) => {
    let changed = json;
    for (const [at, part] of changes) {
      try {
        changed = withPart(changed, ways[at]!, part);
      } catch {
        // The way led through a part that is gone already.
      }
    }
    return JSON.stringify(changed);
  });
  const cut = fc
    .tuple(fc.nat(text.length), fc.nat(40), fc.string({ maxLength: 4 }))
    .map(([from, length, put]) => text.slice(0, from) + put + text.slice(from + length));
  return fc.oneof({ weight: 3, arbitrary: parts }, { weight: 1, arbitrary: cut });
}

const notation = await duel.notation();

/** What the screens do with a recording that was read. */
function lookThrough(text: string): void {
  const read = readRecordedFile(DUEL_ALONE, text);
  if (!read.ok) {
    expect(read.problem.detail).not.toBe('');
    return;
  }
  const { played } = read.file;
  for (let position = 0; position < played.positions; position += 7) {
    for (const watcher of ['public', 0, 1, 'both'] as const) JSON.stringify(played.view(position, watcher));
  }
  notatedText(played, 'en', notation);
}

describe('a file with random damage', () => {
  test('that shows both hands is played back or refused with a reason, never worse', () => {
    fc.assert(fc.property(mutated(hands), lookThrough), { numRuns: 80, seed: 7 });
  });

  test('that is public is played back or refused with a reason, never worse', () => {
    fc.assert(fc.property(mutated(open), lookThrough), { numRuns: 200, seed: 7 });
  });
});

describe('a library with random damage', () => {
  const both = JSON.stringify({
    format: 'kusari-library',
    version: 1,
    duels: [
      { at: 1, isPinned: false, file: JSON.parse(open) as Json },
      { at: 2, isPinned: true, file: JSON.parse(open) as Json },
    ],
  });

  test('is filed or refused with a reason, never worse', async () => {
    await fc.assert(
      fc.asyncProperty(mutated(both), async (text) => {
        const problem = await useLibrary.getState().take(text);
        if (problem) expect(problem.detail).not.toBe('');
      }),
      { numRuns: 60, seed: 7 },
    );
  });
});

describe('a file that cannot be opened', () => {
  beforeEach(() => {
    usePlayback.getState().stop();
    useTable.getState().leave();
    useTable.getState().start(PLAN);
  });

  const cases: readonly (readonly [what: string, text: string, why: string, detail: RegExp])[] = [
    ['no JSON', 'not a duel', 'damaged', /JSON/],
    ['another format', '{"format":"yrp","version":1}', 'foreign', /kusari-duel/],
    ['no object', '[1,2]', 'foreign', /kusari-duel/],
    ['a newer duel', JSON.stringify({ ...JSON.parse(hands), version: 99 }), 'newer', /99/],
    ['an older public recording', JSON.stringify({ ...JSON.parse(open), version: 0 }), 'older', /0.*expected 1/],
    ['a newer public recording', JSON.stringify({ ...JSON.parse(open), version: 2 }), 'newer', /2.*expected 1/],
    ['a duel without seats', JSON.stringify({ ...JSON.parse(hands), seats: undefined }), 'damaged', /seats/],
    [
      'a public recording with an unknown card',
      open.replace(/"passcode":\d+/, '"passcode":12'),
      'damaged',
      /passcode.*card of the pool/,
    ],
    [
      'a public recording without its first position',
      JSON.stringify({ ...JSON.parse(open), positions: JSON.parse(open).positions.slice(1) }),
      'damaged',
      /positions\.0/,
    ],
    ['too large', ' '.repeat(8 * 1024 * 1024 + 1), 'tooLarge', /8\.0 MB.*at most/],
    ['too deep', `{"format":"kusari-duel","version":1,"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 'damaged', /at most 40/],
    ['a number without end', hands.replace('"lifePoints":8000', '"lifePoints":1e309'), 'damaged', /lifePoints.*Infinity/],
    ['a name of 65 signs', hands.replace(/"name":"[^"]*"/, `"name":"${'x'.repeat(65)}"`), 'damaged', /seats\.0\.name.*64/],
    ['a name of a million signs', hands.replace(/"name":"[^"]*"/, `"name":"${'x'.repeat(1e6)}"`), 'damaged', /^.{1,300}$/],
    [
      'a long word where a number belongs',
      hands.replace('"lifePoints":8000', `"lifePoints":"${'x'.repeat(1e6)}"`),
      'damaged',
      /^.{1,300}$/,
    ],
    [
      'more answers than a duel has',
      JSON.stringify({ ...JSON.parse(hands), line: Array(30_001).fill({ how: 'unknown' }) }),
      'damaged',
      /line.*30000/,
    ],
    [
      'more positions than a duel has',
      open.replace(/\}\]\}$/, `}${',{"lines":1}'.repeat(10_001)}]}`),
      'damaged',
      /positions.*10000/,
    ],
    [
      'more lines than a duel has',
      open.replace('"log":[', `"log":[${'{"number":0,"verb":"pass","player":0,"turn":1},'.repeat(50_001)}`),
      'damaged',
      /log.*50000/,
    ],
    [
      'a rest point that is needed and unsound',
      JSON.stringify({
        ...JSON.parse(hands),
        recording: {
          ...JSON.parse(hands).recording,
          origin: { kind: 'position', state: { ...JSON.parse(hands).recording.rest.state, frames: [] } },
        },
      }),
      'refused',
      /origin\.state\.frames/,
    ],
    [
      'a game that nobody knows',
      JSON.stringify({ ...JSON.parse(hands), game: 'chess' }),
      'refused',
      /^\$\.game: duel or vision expected, got chess$/,
    ],
    ...['constructor', '__proto__', 'hasOwnProperty'].map((game): (typeof cases)[number] => [
      `a game by the name of what every object has: ${game}`,
      hands.replace('{', `{"game":"${game}",`),
      'refused',
      new RegExp(`^\\$\\.game: duel or vision expected, got ${game}$`),
    ]),
    ...['-25', '0.5', '1e300'].map((life): (typeof cases)[number] => [
      `a duel that begins with a life of ${life}`,
      hands.replace('"lifePoints":8000', `"lifePoints":${life}`),
      'damaged',
      /^lifePoints: /,
    ]),
    ['a card that nobody plays', hands.replaceAll(/"main":\[\d+/g, '"main":[12'), 'refused', /12/],
  ];

  test.each(cases)('%s: says so, and the running duel stays', (_, text, why, detail) => {
    expect(openRecordedText(text)).toBe('refused');
    const { trouble, table } = useTable.getState();
    expect(trouble).toMatchObject({ kind: 'cannotOpen', isAside: false, problem: { why } });
    expect(trouble?.kind === 'cannotOpen' && trouble.problem.detail).toMatch(detail);
    expect(table?.seats[0].name).toBe('Mika');
    expect(usePlayback.getState().watched).toBeNull();
  });
});

describe('what is no file of a duel', () => {
  const file = (name: string, text: string, more: Partial<GivenFile> = {}): GivenFile => ({
    name,
    size: text.length,
    slice: () => new Blob([text.slice(0, 200)]),
    text: () => Promise.resolve(text),
    ...more,
  });
  const cannot = (): Promise<string> =>
    Promise.reject(new DOMException('A requested file or directory could not be found', 'NotFoundError'));

  beforeEach(() => {
    usePlayback.getState().stop();
    useTable.getState().leave();
    useTable.getState().start(PLAN);
  });

  const given: readonly (readonly [what: string, file: GivenFile | null, why: string])[] = [
    ['a folder', file('photos', '', { size: 4096, text: cannot }), 'unreadable'],
    ['a file that may not be read', file('duel.json', hands, { text: cannot }), 'unreadable'],
    ['nothing at all', null, 'unreadable'],
    ['a deck list', file('Thunder.ydk', '#main\n55144522\n'), 'deckList'],
    [
      'a film',
      file('film.mkv', 'x', { size: 700_000_000, text: () => Promise.reject(new Error('must not be read')) }),
      'tooLarge',
    ],
  ];
  test.each(given)('%s: says so, and the running duel stays', async (_, dropped, why) => {
    expect(await openGivenFile(dropped)).toBe('refused');
    const { trouble, table } = useTable.getState();
    expect(trouble).toMatchObject({ kind: 'cannotOpen', isAside: false, problem: { why } });
    expect(table?.seats[0].name).toBe('Mika');
  });

  test('a library may be larger than a recording', async () => {
    const text = `{"format":"kusari-library","version":1,"duels":[],"more":"${'x'.repeat(9 * 1024 * 1024)}"}`;
    expect(await openGivenFile(file('library.json', text))).toBe('filed');
    expect(await openGivenFile(file('no-library.json', text.replace('kusari-library', 'kusari-liberty')))).toBe('refused');
  });
});
