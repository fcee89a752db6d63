import * as v from 'valibot';
import { LEVEL_NAMES } from '../thinking';
import { add, nothing, type Counts } from './counts';
import { FORMAT, type Shard, type SimulationPlan } from './simulation-report';
import { UsageError } from './terminal';

/** What another run has counted, as its report says it. */
interface Part {
  readonly file: string;
  readonly plan: SimulationPlan;
  readonly shard: Shard;
  readonly counts: Counts;
}

/** The numbers of the games of a part: pairs of games are dealt out in turn, so that in each part either seat begins as often. */
export function numbersOf(duels: number, { part, of }: Shard): readonly number[] {
  const numbers: number[] = [];
  for (let first = 2 * (part - 1); first < duels; first += 2 * of) {
    numbers.push(first);
    if (first + 1 < duels) numbers.push(first + 1);
  }
  return numbers;
}

/** `3/16` as it is written on the command line and in a report; undefined where it is not that. */
export function shardFrom(text: string): Shard | undefined {
  const [, part, of] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number);
  return part !== undefined && of !== undefined && part >= 1 && part <= of ? { part, of } : undefined;
}

/** The parts of one plan put together. Refuses with a sentence what is no report, of another plan, there twice or not there. */
export function putTogether(files: readonly { readonly file: string; readonly text: string }[]): {
  readonly plan: SimulationPlan;
  readonly counts: Counts;
} {
  const [first, ...others] = files.map(({ file, text }) => readPart(file, text));
  if (first === undefined) throw new UsageError('--merge needs the files of the parts.');
  const { plan, shard } = first;
  const counts = nothing();
  const there = new Map<number, string>();
  for (const part of [first, ...others]) {
    const other = differenceOf(plan, part.plan);
    if (other !== undefined) throw new UsageError(`${part.file} is of another plan than ${first.file}: ${other}.`);
    if (part.shard.of !== shard.of)
      throw new UsageError(`${part.file} is one part of ${part.shard.of}, ${first.file} one of ${shard.of}.`);
    const twice = there.get(part.shard.part);
    if (twice !== undefined)
      throw new UsageError(`Part ${part.shard.part} of ${shard.of} is there twice: ${twice} and ${part.file}.`);
    there.set(part.shard.part, part.file);
    add(counts, part.counts);
  }
  const missing = Array.from({ length: shard.of }, (_, i) => i + 1).filter((part) => !there.has(part));
  if (missing.length > 0) throw new UsageError(`Of ${shard.of} parts these are missing: ${missing.join(', ')}.`);
  return { plan, counts };
}

function differenceOf(one: SimulationPlan, other: SimulationPlan): string | undefined {
  const names = ['game', 'profile', 'seed', 'duels', 'players', 'decks'] as const satisfies readonly (keyof SimulationPlan)[];
  const name = names.find((key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]));
  if (name === undefined) return undefined;
  if (name === 'decks') return 'the decks differ';
  return `${name} is ${JSON.stringify(other[name])}, not ${JSON.stringify(one[name])}`;
}

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const byWinner = v.tuple([whole, whole, whole]);
const holdings = v.record(v.string(), v.tuple([whole, whole]));
const passcodes = v.array(whole);
const deck = v.object({ id: v.string(), cards: v.objectWithRest({ main: passcodes }, passcodes) });
const level = v.picklist(LEVEL_NAMES);
const reportShape = v.object({
  format: v.literal(FORMAT),
  shard: v.optional(v.string(), '1/1'),
  plan: v.object({
    game: v.string(),
    profile: v.string(),
    seed: v.string(),
    duels: whole,
    players: v.tuple([level, level]),
    decks: v.tuple([deck, deck]),
  }),
  counts: v.object({
    begun: v.tuple([byWinner, byWinner]),
    ends: v.record(v.string(), byWinner),
    turns: v.record(v.string(), whole),
    opening: v.tuple([holdings, holdings]),
    end: v.tuple([holdings, holdings]),
  }),
});

function readPart(file: string, text: string): Part {
  const bad = (why: string): UsageError => new UsageError(`${file} is no report of simulate: ${why}`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw bad(error instanceof Error ? error.message : String(error));
  }
  const read = v.safeParse(reportShape, json);
  if (!read.success) {
    const [issue] = read.issues;
    throw bad(`${v.getDotPath(issue) ?? '$'}: expected ${issue.expected ?? 'something else'}, got ${issue.received}.`);
  }
  const { plan, shard: named, counts } = read.output;
  const shard = shardFrom(named);
  if (shard === undefined) throw bad(`shard: expected a part such as 3/16, got "${named}".`);
  const found = counts.begun.flat().reduce((sum, games) => sum + games, 0);
  const expected = numbersOf(plan.duels, shard).length;
  if (found !== expected) throw bad(`it counts ${found} duels, part ${named} of ${plan.duels} has ${expected}.`);
  return { file, plan: plan as SimulationPlan, shard, counts };
}
