import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { duelGame } from '../games/duel/cards';
import { numbersOf } from './simulation-parts';
import { ran } from './testing';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kusari-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const simulated = ['simulate', '--decks', 'goat-control,chaos-beatdown', '--duels', '21', '--seed', 'parts'] as const;

interface Report {
  readonly duels: number;
  readonly draws: number;
  readonly shard?: string;
  readonly seats: readonly { readonly won: number; readonly rate: number; readonly interval_95: readonly [number, number] }[];
  readonly who_began: { readonly won: number };
  readonly turns: { readonly least: number; readonly p50: number; readonly most: number; readonly mean: number };
  readonly ends: readonly { readonly reason: string; readonly duels: number }[];
  readonly hands: readonly {
    readonly at_the_end_of_won_duels: readonly { readonly id: number; readonly duels: number; readonly won: number }[];
    readonly best_in_opening_hands: readonly { readonly lift: number }[];
  }[];
  readonly plan: { readonly decks: readonly { readonly id: string }[] };
  readonly counts: { readonly opening: readonly Readonly<Record<string, readonly [number, number]>>[] };
}

async function reportOf(...args: readonly string[]): Promise<{ readonly report: Report; readonly text: string }> {
  const { code, lines, notes } = await ran(args);
  expect({ code, notes: code === 0 ? [] : notes }).toEqual({ code: 0, notes: [] });
  return { report: lines[0] as unknown as Report, text: JSON.stringify(lines[0]) };
}

/** The report of a part, in a file. */
async function part(shard: string, ...more: readonly string[]): Promise<string> {
  const file = join(folder, `${shard.replace('/', '-of-')}${more.join('')}.json`);
  writeFileSync(file, (await reportOf(...simulated, ...more, '--shard', shard)).text);
  return file;
}

test('a report says who won, from which seat and by who began, how long it took, how it ended, and with which cards in hand', async () => {
  const { report } = await reportOf(...simulated);
  const { duels, draws, seats, who_began, turns, ends, hands, counts } = report;
  expect(duels).toBe(21);
  expect(seats[0]!.won + seats[1]!.won + draws).toBe(21);
  expect(who_began.won).toBeGreaterThan(0);
  for (const { rate, interval_95 } of seats) {
    expect(interval_95[0]).toBeLessThan(rate);
    expect(interval_95[1]).toBeGreaterThan(rate);
  }
  expect(turns.least).toBeLessThanOrEqual(turns.p50);
  expect(turns.p50).toBeLessThanOrEqual(turns.most);
  expect(ends.reduce((sum, end) => sum + end.duels, 0)).toBe(21);
  for (const seat of [0, 1]) {
    const { at_the_end_of_won_duels: end, best_in_opening_hands: opening } = hands[seat]!;
    expect(end.length).toBeGreaterThan(3);
    for (const { duels, won } of end) expect(won).toBeLessThanOrEqual(duels);
    expect(opening.length).toBeGreaterThan(3);
    // Five cards at the least, six of who begins, in each of the duels: copies are counted once.
    const held = Object.values(counts.opening[seat]!).reduce((sum, [games]) => sum + games, 0);
    expect(held).toBeGreaterThan(21 * 4);
    expect(held).toBeLessThanOrEqual(21 * 6);
  }
});

test('the reports of all parts, put together, are the report of one run, byte by byte; so is that of several threads', async () => {
  const { text } = await reportOf(...simulated);
  const parts = [await part('3/3'), await part('1/3'), await part('2/3')];
  expect((await reportOf('simulate', '--merge', ...parts)).text).toBe(text);
  expect((await reportOf(...simulated, '--workers', '2')).text).toBe(text);
});

test('the parts of a plan hold each of its duels once, and in each part either seat begins as often, but for one', () => {
  for (const [duels, of] of [
    [21, 3],
    [64, 16],
    [5, 9],
  ] as const) {
    const parts = Array.from({ length: of }, (_, i) => numbersOf(duels, { part: i + 1, of }));
    expect(parts.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: duels }, (_, i) => i));
    for (const numbers of parts) {
      const odd = numbers.filter((number) => number % 2 === 1).length;
      expect(Math.abs(numbers.length - 2 * odd)).toBeLessThanOrEqual(1);
    }
  }
});

describe('what cannot be put together is refused with what is wrong with it', () => {
  const refusal = async (...args: readonly string[]): Promise<string> => {
    const { code, notes } = await ran(['simulate', ...args]);
    expect(code).toBe(2);
    return notes[0]!.split('\n')[0]!;
  };
  const few = ['--duels', '3'] as const;

  test('parts that are missing, or there twice', async () => {
    const [first, second] = [await part('1/3', ...few), await part('2/3', ...few)];
    expect(await refusal('--merge', first)).toBe('Of 3 parts these are missing: 2, 3.');
    expect(await refusal('--merge', first, second, first)).toBe(`Part 1 of 3 is there twice: ${first} and ${first}.`);
  });

  test('parts of another plan, or of another sharing out', async () => {
    const [one, seeded, decks, halves] = [
      await part('1/2', ...few),
      await part('2/2', ...few, '--seed', 'another'),
      await part('2/2', ...few, '--decks', 'goat-control'),
      await part('1/1', ...few),
    ];
    expect(await refusal('--merge', one, seeded)).toBe(
      `${seeded} is of another plan than ${one}: seed is "another", not "parts".`,
    );
    expect(await refusal('--merge', one, decks)).toBe(`${decks} is of another plan than ${one}: the decks differ.`);
    expect(await refusal('--merge', one, halves)).toBe(`${halves} is one part of 1, ${one} one of 2.`);
  });

  test('files that are no reports, or whose counts are not those of their part', async () => {
    const sound = JSON.parse((await reportOf(...simulated, ...few)).text) as { plan: object };
    const written = (name: string, content: unknown): string => {
      const file = join(folder, name);
      writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
      return file;
    };
    const text = written('text.json', 'duels');
    expect(await refusal('--merge', text)).toContain(`${text} is no report of simulate: `);
    const other = written('other.json', { format: 'duel-scenario/1' });
    expect(await refusal('--merge', other)).toContain('format: expected "simulation/1", got "duel-scenario/1".');
    const short = written('short.json', { ...sound, plan: { ...sound.plan, duels: 4 } });
    expect(await refusal('--merge', short)).toContain('it counts 3 duels, part 1/1 of 4 has 4.');
    expect(await refusal('--merge')).toBe('--merge needs the files of the parts.');
    expect(await refusal('--merge', short, '--seed', '2')).toBe('--merge takes files alone: their plan says --seed.');
    expect(await refusal('--shard', '4/3')).toBe('--shard needs a part such as 3/16, got "4/3".');
  });
});

test('a deck may be a file, in any of the forms in which decks come in; what cannot be played in it is named', async () => {
  const [, , deck] = duelGame.decks('expert');
  const file = join(folder, 'mine.ydk');
  writeFileSync(file, `#main\n${deck!.main.join('\n')}\n#extra\n${deck!.fusion.join('\n')}\n!side\n`);
  const { report } = await reportOf('simulate', '--decks', `${file},chaos-beatdown`, '--duels', '2');
  expect(report.plan.decks.map(({ id }) => id)).toEqual(['mine', 'chaos-beatdown']);
  const short = join(folder, 'short.ydk');
  writeFileSync(short, '#main\n89631139\n');
  const { code, notes } = await ran(['simulate', '--decks', short]);
  expect(code).toBe(2);
  expect(notes[0]).toContain('a deck has at least 40 cards, this one 1');
});
