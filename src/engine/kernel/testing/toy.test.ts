import { describe, expect, test, vi } from 'vitest';
import { isAnswerTo, type AnyAct, type AnyAnswer, type AnyDecision } from '../decision';
import type { WindowFrame } from '../flow-state';
import type { Game } from '../game';
import type { Keeping } from '../machine';
import { below, seededRandom, type Random } from '../random';
import type { AnyReason } from '../reasons';
import { IllegalAnswer, Run, type OtherAnswers } from '../run';
import { kindOf, may } from './toy';

const POLICIES = ['onStack', 'atOnce'] as const;
type Policy = (typeof POLICIES)[number];
type Kind = ReturnType<typeof kindOf>;
type StonesRun = ReturnType<typeof begun>;

const runOf = (kind: Kind, seed: string, keeping: Keeping, state = kind.begin(seed)) =>
  new Run<typeof state, ReturnType<Kind['play']>, string, AnyDecision, AnyAnswer, number>(
    kind,
    { kind: 'setup', setup: seed },
    keeping,
    state,
  );
const begun = (seed: string, policy: Policy = 'onStack', keeping: Keeping = 'all') =>
  runOf(kindOf(policy), seed, keeping).begin();

/** Saved as text and loaded again from the last rest point. */
function reloaded(run: StonesRun, seed: string, policy: Policy): StonesRun {
  const recorded = JSON.parse(JSON.stringify(run.recorded)) as StonesRun['recorded'];
  const loaded = runOf(kindOf(policy), seed, 'all', recorded.rest.state);
  expect(loaded.takeUp(recorded)).toBeUndefined();
  return loaded;
}

function anyAnswer({ decision }: StonesRun, random: Random): AnyAnswer {
  const asked = decision!;
  switch (asked.form) {
    case 'act':
      return asked.options()[below(random, asked.options().length)]!;
    case 'pick':
      return { do: 'choose', cards: asked.from.slice(0, asked.min + below(random, asked.max - asked.min + 1)) };
    case 'order':
      return { do: 'order', cards: below(random, 2) === 0 ? asked.from : [...asked.from].reverse() };
    case 'question':
      return { do: 'answer', value: asked.values[below(random, asked.values.length)]! };
  }
}

const give = (run: StonesRun, ...acts: readonly string[]): void => acts.forEach((one) => run.answer({ do: one }));
const asked = ({ decision }: StonesRun): string => `${decision!.kind} ${decision!.player}`;
const told = ({ play }: StonesRun): readonly string[] => play.log.map(({ verb, player }) => `${verb} ${player}`);
const pick = (...cards: number[]): AnyAnswer => ({ do: 'choose', cards });
const says = (value: boolean): AnyAnswer => ({ do: 'answer', value });

describe('priority', () => {
  test('goes to the next one after a pass, to the first again after an act, and stays after an act that keeps it', () => {
    const run = begun('priority');
    expect(asked(run)).toBe('day 0');
    give(run, 'look');
    expect(asked(run)).toBe('day 0');
    give(run, 'pass');
    expect(asked(run)).toBe('day 1');
    give(run, 'take');
    run.answer(pick(1));
    expect(asked(run)).toBe('answer 0');
    give(run, 'pass', 'pass');
    expect(run.decision!.kind).toBe('grudge');
  });
});

describe('the stack', () => {
  test('is answered in turn and resolves last in, first out: what has been cancelled does nothing', () => {
    const run = begun('stack');
    give(run, 'take');
    run.answer(pick(1, 2));
    give(run, 'cancel');
    expect(asked(run)).toBe('answer 0');
    give(run, 'pass', 'pass');
    expect(run.play.state).toMatchObject({ stones: [10, 10], stack: [], stacks: 1 });
    expect(asked(run)).toBe('day 0');
  });

  test('takes what has met its occasion in the order that its player names, after asking whether it is done', () => {
    const run = begun('grudges');
    give(run, 'take');
    run.answer(pick(1));
    give(run, 'pass', 'pass');
    run.answer(says(true));
    run.answer(says(true));
    expect(asked(run)).toBe('order 1');
    run.answer({ do: 'order', cards: [2, 1] });
    expect(run.play.state.stack).toHaveLength(2);
    expect(told(run).slice(-2)).toEqual(['grudge 2 1', 'grudge 1 1']);
    expect(asked(run)).toBe('answer 0');
  });

  test('is not used by what is done at once', () => {
    const run = begun('at once', 'atOnce');
    give(run, 'take');
    run.answer(pick(1));
    give(run, 'pass', 'pass');
    // In the middle of the resolution: the entry still lies there.
    expect(run.play.state.stack).toHaveLength(1);
    run.answer(says(true));
    run.answer(says(false));
    expect(told(run).at(-1)).toBe('grudge 1 1');
    expect(asked(run)).toBe('day 0');
  });
});

describe('the turn', () => {
  test('goes from node to node, each step in its order, and what is due is asked about and done', () => {
    const run = begun('turn', 'atOnce');
    give(run, 'pass', 'pass');
    expect(asked(run)).toBe('dusk 0');
    // Once before what is due, and once after it.
    give(run, 'pass', 'pass');
    expect(told(run)).toEqual(['dawn 0', 'grudge 3 0', 'evening 0', 'dawn 1', 'grudge 3 1']);
    expect(run.play.state).toMatchObject({ turn: 2, turnPlayer: 1, stones: [9, 10] });
  });

  test('leaves a node that has been ended, but for the steps that are taken even then', () => {
    const run = begun('sleep', 'atOnce');
    give(run, 'sleep');
    expect(told(run).at(-1)).toBe('evening 0');
    expect(asked(run)).toBe('dusk 0');
  });

  test('that has been ended goes to the closing node, and what was put in falls', () => {
    const run = begun('rush', 'atOnce');
    give(run, 'again', 'rush');
    expect(asked(run)).toBe('dusk 0');
  });

  test('has a node more when one has been put in, and then goes on where it would have', () => {
    const run = begun('again', 'atOnce');
    give(run, 'again', 'pass', 'pass');
    expect(asked(run)).toBe('day 0');
    give(run, 'pass', 'pass');
    expect(asked(run)).toBe('dusk 0');
  });

  test('passes over a node or a whole turn that is to be skipped, once', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const run = begun(`lull ${i}`, 'atOnce');
      give(run, 'lull', 'pass', 'pass', 'pass', 'pass');
      seen.add(asked(run));
      expect(run.play.state.skips).toEqual([]);
    }
    // The day of the other is skipped, or the turn: then it is the same player's again.
    expect([...seen].sort()).toEqual(['day 0', 'dusk 1']);
  });

  test('ends what lasts until one of its slots, in the turn that is meant', () => {
    const run = begun('wall', 'atOnce');
    give(run, 'wall', 'pass', 'pass', 'pass', 'pass');
    expect(run.play.state.walls).toHaveLength(1);
    give(run, 'pass', 'pass', 'pass', 'pass');
    expect(run.play.state.walls).toEqual([]);
  });
});

describe('legality', () => {
  test('has one home: asked quickly it says no, asked fully it says every reason', () => {
    const { play } = begun('why');
    const why: AnyReason[] = [];
    expect(may(play, 1, 'wall', null)).toBe(false);
    may(play, 1, 'cancel', { window: 'day' } as WindowFrame, why);
    may(play, 1, 'wall', null, why);
    expect(why.map(({ rule }) => rule)).toEqual(['nothing-to-cancel', 'not-your-day']);
  });

  test('an answer that is not listed changes nothing', () => {
    const run = begun('illegal');
    const before = JSON.stringify(run.play.state);
    expect(() => run.answer({ do: 'cancel' })).toThrow(IllegalAnswer);
    expect([JSON.stringify(run.play.state), run.answers]).toEqual([before, []]);
  });

  test.each([
    [{ form: 'pick', kind: '', player: 0, from: [1, 2, 3], min: 1, max: 2, hidden: false }, pick(3, 1), pick(3, 3)],
    [
      { form: 'order', kind: '', player: 0, from: [1, 2], hidden: false },
      { do: 'order', cards: [2, 1] },
      { do: 'order', cards: [1] },
    ],
    [{ form: 'question', kind: '', player: 0, values: [1, 2] }, { do: 'answer', value: 2 }, says(true)],
  ] as const)('of a %o', (decision, legal, illegal) => {
    const same = (a: AnyAct, b: AnyAnswer): boolean => a.do === b.do;
    expect(isAnswerTo(decision, legal, same)).toBe(true);
    expect(isAnswerTo(decision, illegal, same)).toBe(false);
  });
});

describe.each(POLICIES)('any game of stones (%s)', (policy) => {
  const seeds = Array.from({ length: 25 }, (_, i) => `stones ${i}`);

  function play(run: StonesRun, random: Random, each: (run: StonesRun, at: number) => StonesRun = (one) => one): StonesRun {
    let here = run;
    for (let i = 0; i < 400 && here.decision !== undefined; i++) {
      here = each(here, i);
      here.answer(anyAnswer(here, random));
    }
    return here;
  }
  const end = ({ play: { state } }: StonesRun): unknown => JSON.parse(JSON.stringify(state));

  test('comes to the same end straight, and saved and loaded at every decision', () => {
    for (const seed of seeds) {
      const straight = play(begun(seed, policy), seededRandom(seed));
      const saved = play(begun(seed, policy), seededRandom(seed), (run) => reloaded(run, seed, policy));
      expect(end(saved)).toEqual(end(straight));
    }
  });

  test('is gone back in to any decision, and forked there, to the same state and the same log', () => {
    for (const seed of seeds.slice(0, 8)) {
      const states: string[] = [];
      const look = (run: StonesRun): string => JSON.stringify([run.play.state, told(run), run.moments]);
      const run = play(begun(seed, policy), seededRandom(seed), (one) => {
        states.push(look(one));
        return one;
      });
      for (let count = states.length - 1; count >= 0; count -= 3) {
        expect(look(runOf(kindOf(policy), seed, 'all').follow(run, count))).toBe(states[count]);
        run.rewindTo(count);
        expect(look(run)).toBe(states[count]);
      }
    }
  });

  test('keeps as many stones as the tolls leave, and ends with a result', () => {
    for (const seed of seeds) {
      const { play: over } = play(begun(seed, policy, 'none'), seededRandom(seed), (run) => {
        const { stones, turn, paid } = run.play.state;
        expect(20 - stones[0] - stones[1]).toBeLessThanOrEqual(turn);
        expect(paid).toBeLessThanOrEqual(turn);
        return run;
      });
      expect([0, 1, null]).toContain(over.state.result);
    }
  });
});

/** The game of stones as whoever plays it holds it. Its rule sets are the ways in which what waits is done. */
type StonesSetup = { readonly profile: Policy; readonly seed: string };
const stones: Game<Policy, StonesSetup, ReturnType<Kind['begin']>, StonesRun, never, OtherAnswers> = {
  id: 'stones',
  profiles: POLICIES,
  decks: () => [],
  start: ({ profile, seed }, keeping = 'all') => begun(seed, profile, keeping),
  fromState: (state, keeping = 'all') => runOf(kindOf('onStack'), 'a position', keeping, state).begin(),
  load(file) {
    const { profile, seed, recorded } = file as StonesSetup & { readonly recorded: StonesRun['recorded'] };
    const run = runOf(kindOf(profile), seed, 'all', recorded.rest.state);
    const lost = run.takeUp(recorded);
    return { ok: true, run, lost };
  },
};

describe('the game as one object', () => {
  test.each(stones.profiles)('begins, and takes up what was begun, by its rule set: %s', (profile) => {
    const run = stones.start({ profile, seed: 'held' });
    give(run, 'pass', 'take');
    const file: unknown = JSON.parse(JSON.stringify({ profile, seed: 'held', recorded: run.recorded }));
    const loaded = stones.load(file);
    if (!loaded.ok) throw new Error(loaded.error.where);
    expect(loaded.lost).toBeUndefined();
    expect(asked(loaded.run)).toBe(asked(run));
  });

  test('begins in a position', () => {
    const { state } = stones.start({ profile: 'onStack', seed: 'held' }).restPoint;
    expect(asked(stones.fromState(structuredClone(state)))).toBe('day 0');
  });
});

test('a search that comes back to a decision lists no acts again: that there are some is known', () => {
  const run = begun('back', 'onStack', 'search');
  const random = seededRandom('back');
  const { rules } = run.play;
  const { asks } = rules;
  let listed = 0;
  vi.spyOn(rules, 'asks').mockImplementation((...about) => {
    const question = asks(...about);
    const options = () => {
      listed += 1;
      return question.options();
    };
    return { ...question, options };
  });
  let comeBack = 0;
  for (let i = 0; i < 60 && run.decision !== undefined; i++) {
    const { mark, decision } = run;
    const answer = anyAnswer(run, random);
    const options = decision.form === 'act' ? decision.options() : undefined;
    run.giveListed(answer);
    listed = 0;
    run.returnTo(mark);
    if (mark.since.length === 0 && !mark.watched) {
      expect(listed).toBe(0);
      comeBack += 1;
    }
    expect(run.decision).toMatchObject({ kind: decision.kind, player: decision.player });
    if (options !== undefined) expect((run.decision as typeof decision & { form: 'act' }).options()).toEqual(options);
    run.giveListed(answer);
  }
  expect(comeBack).toBeGreaterThan(10);
});
