import { beforeEach, expect, test } from 'vitest';
import { duelGame } from '../../games/duel/cards/index';
import { duelMind } from '../../games/duel/mind';
import { randomDuel, savedOf } from '../../games/duel/testing/random-duel';
import { replayedDuel } from '../../games/duel/testing/replayed';
import { thinkable, type Asked, type Considered, type Thought } from '../../thinking';
import { NoThought, type FoundOut, type Thinker } from '../partner/worker';
import type { PlayedBack } from '../recordings/played-back';
import { decisionsIn } from './asked-again';
import { isBetter } from './judged';
import { forgetJudging, judge, stopJudging, useJudging } from './judging';

const GAME = thinkable(duelMind, (worlds, seed, like) => duelGame.dealt(worlds, seed, like));
const games = { thinkable: () => Promise.resolve(GAME) };
const judging = () => useJudging.getState().judging!;

function playedUpTo(answers: number): PlayedBack {
  const run = randomDuel('judged', answers);
  run.surrender(1);
  return replayedDuel(savedOf(run), run, true);
}
const played = playedUpTo(160);

const found = (name: string, chance: number, error: number): Considered => ({ name, chance, error, rollouts: 50 });

/** Says of every decision what the test says, at once. */
class Told implements Thinker {
  readonly asked: Asked[] = [];
  isResting = false;

  constructor(private readonly say: (asked: Asked) => Thought | null) {}

  ask({ asked }: { readonly asked: Asked }): Promise<FoundOut> {
    this.asked.push(asked);
    return Promise.resolve({ thought: this.say(asked), ms: 0 });
  }
  rest(): void {
    this.isResting = true;
  }
}

const better = (by: number, error: number) =>
  new Told(({ given }) => {
    const [one, other] = [found('pass', 0.5 + by, error), found(given!.name, 0.5, error)];
    return { name: one.name, considered: [one, other], given: other };
  });

beforeEach(() => forgetJudging({ thinker: better(0, 0) }));

test('every decision with a choice is looked at, as the seat knew the game that took it', async () => {
  const thinker = better(0.3, 0.01);
  await judge(played, { thinker, ...games });
  expect(judging()).toMatchObject({ state: 'done', done: decisionsIn(played).length, all: decisionsIn(played).length });
  // A turning point is looked at twice.
  const { asked } = thinker;
  const firsts = asked.filter((one) => one.given!.against === undefined);
  expect(firsts.length).toBeGreaterThan(20);
  expect(firsts.length).toBeLessThan(decisionsIn(played).length);
  expect(judging().judged).toHaveLength(firsts.length);
  expect(asked.length).toBe(2 * firsts.length);
  expect(new Set(judging().judged.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
  const run = randomDuel('judged', 160);
  for (const [i, { worlds, given }] of asked.entries()) {
    const { position, seat } = judging().judged[Math.floor(i / 2)]!;
    const then = run.fork(played.answers[position]!);
    expect(worlds.seat).toBe(seat);
    // The same as the seat would be asked in the running game, so that nothing is in it that came out later.
    expect(worlds).toEqual(then.worldsFor(seat));
    const { unknown, ...known } = worlds;
    for (const { passcodes } of unknown) expect(passcodes).toEqual(passcodes.toSorted((a, b) => a - b));
    const seen = new Set(then.view(seat).log.flatMap(({ passcode, other }) => [passcode, other]));
    const { players, cards } = then.duel.state;
    for (const id of players[seat === 0 ? 1 : 0].hand)
      if (!seen.has(cards[id]!.passcode)) expect(JSON.stringify([known, given])).not.toContain(`:${cards[id]!.passcode},`);
  }
});

test('a turning point is worth ten points and is beyond the noise of both chances', async () => {
  expect(isBetter({ chance: 0.6, error: 0.02 }, { chance: 0.48, error: 0.02 })).toBe(true);
  expect(isBetter({ chance: 0.6, error: 0.02 }, { chance: 0.52, error: 0.02 })).toBe(false);
  expect(isBetter({ chance: 0.6, error: 0.06 }, { chance: 0.48, error: 0.06 })).toBe(false);
  for (const [by, error, all] of [
    [0.3, 0.01, true],
    [0.09, 0.001, false],
    [0.3, 0.2, false],
  ] as const) {
    forgetJudging({ thinker: better(0, 0) });
    await judge(played, { thinker: better(by, error), ...games });
    expect(judging().judged.length).toBeGreaterThan(20);
    expect(judging().judged.every((one) => (one.better !== null) === all)).toBe(true);
  }
});

test('what was only lucky is no turning point: a second look with other luck does not find it again', async () => {
  const lucky = new Told(({ given }) => {
    const other = found(given!.name, 0.5, 0.01);
    const one = found('pass', given!.against === undefined ? 0.7 : 0.55, 0.01);
    return { name: one.name, considered: [one, other], given: other };
  });
  await judge(played, { thinker: lucky, ...games });
  expect(new Set(lucky.asked.map(({ given }) => given!.against))).toEqual(new Set([undefined, 'pass']));
  expect(new Set(lucky.asked.map(({ seed }) => seed)).size).toBe(lucky.asked.length);
  expect(judging().judged.every(({ better: it, best }) => it === null && best.chance === 0.55)).toBe(true);
});

test('what was answered is told with the cards that were meant', async () => {
  await judge(played, { thinker: better(0.3, 0.01), ...games });
  const run = randomDuel('judged', 160);
  const acts = judging().judged.flatMap(({ position, better: it }) => {
    const given = run.answers[played.answers[position]!]!;
    return 'card' in given && given.card !== undefined
      ? [{ said: it!.instead!, given, passcode: run.duel.state.cards[given.card]!.passcode }]
      : [];
  });
  expect(acts.length).toBeGreaterThan(5);
  for (const { said, given, passcode } of acts) expect(said).toMatchObject({ verb: given.do, card: passcode });
});

test('it stops when that is wished for, what was found stays, and it goes on from there', async () => {
  const whole = better(0.3, 0.01);
  await judge(played, { thinker: whole, ...games });
  const all = judging().judged;
  forgetJudging({ thinker: whole });
  const some = new Told((asked) => {
    if (some.asked.length === 5) stopJudging({ thinker: some });
    const [one, other] = [found('pass', 0.8, 0.01), found(asked.given!.name, 0.5, 0.01)];
    return { name: one.name, considered: [one, other], given: other };
  });
  await judge(played, { thinker: some, ...games });
  expect(some.isResting).toBe(true);
  expect(some.asked).toHaveLength(5);
  expect(judging()).toMatchObject({ state: 'stopped', judged: all.slice(0, 2) });
  await judge(played, { thinker: better(0.3, 0.01), ...games });
  expect(judging()).toMatchObject({ state: 'done', judged: all });
});

test('a worker that dies is told, what is done stays, and another one goes on', async () => {
  const dies = new Told(() => {
    if (dies.asked.length > 3) throw new NoThought('silent');
    return null;
  });
  await judge(played, { thinker: dies, ...games });
  const { done } = judging();
  expect(judging().state).toBe('silent');
  expect(done).toBeGreaterThan(2);
  const next = better(0, 0);
  await judge(played, { thinker: next, ...games });
  expect(judging().state).toBe('done');
  expect(next.asked[0]!.seed).toBe(dies.asked.at(-1)!.seed);
  await judge(playedUpTo(30), { thinker: next, thinkable: () => Promise.reject(new Error('it cannot be fetched')) });
  expect(judging()).toMatchObject({ state: 'unreachable', done: 0, judged: [] });
});

test('the mind of the game judges in earnest: the given answer is known as well as the best one', async () => {
  const thinker = new Told((asked) => GAME.think(asked) ?? null);
  const short = playedUpTo(24);
  await judge(short, { thinker, ...games });
  const { judged } = judging();
  expect(judged.length).toBeGreaterThan(2);
  for (const { best, given } of judged) {
    expect(best.chance).toBeGreaterThanOrEqual(given.chance);
    expect(given.error).toBeLessThan(0.12);
  }
});
