import { answerCount, onlyAnswer, seededRandom, type AnyAnswer } from '../engine/kernel';
import { ByWeight } from './by-weight';
import { answerNamed, placed } from './candidates';
import { greedy } from './greedy';
import type { Mind, Searched } from './mind';
import { sureWin, type WinBudget } from './sure-win';
import { think, type Budget, type Given, type Thought } from './think';

/** How somebody plays who is no person. */
export type Level =
  /** By the weights of the mind; so many of a hundred answers are drawn by lot. */
  | { readonly kind: 'weights'; readonly drawn: number }
  /** One answer ahead, in so many games that could be this one. */
  | { readonly kind: 'greedy'; readonly worlds: number }
  | {
      readonly kind: 'thinks';
      readonly budget: Budget;
      /** A win of the turn is looked for first, and taken. */
      readonly wins?: WinBudget;
      /** Where rollouts are cut off it is weighed by what was learned instead, where the mind has it. */
      readonly learned?: boolean;
    };

const KEEN = {
  kind: 'thinks',
  budget: { rollouts: 120, turns: 2, perWorld: 4, widest: 12 },
  // In fewer games what could lie Set would often be harmless in all of them, and rollouts know better.
  wins: { worlds: 12, nodes: 2000 },
} as const;

export const LEVELS = {
  /** Plays by the weights, nearly always by lot. */
  gentle: { kind: 'weights', drawn: 90 },
  steady: { kind: 'thinks', budget: { rollouts: 12, turns: 1, perWorld: 4, widest: 6 } },
  keen: KEEN,
  /** Keen with a value learned by self-play. */
  learned: { ...KEEN, learned: true },
  /** Looks back at a game that is over. */
  judge: { kind: 'thinks', budget: { rollouts: 200, turns: 2, perWorld: 4, widest: 12 } },
  /** Yardsticks. */
  greedy: { kind: 'greedy', worlds: 3 },
  script: { kind: 'weights', drawn: 0 },
} as const satisfies Readonly<Record<string, Level>>;
export type LevelName = keyof typeof LEVELS;
export const LEVEL_NAMES = Object.keys(LEVELS) as readonly LevelName[];

/** Games dealt in vain in a row: then it is played by what one sees of the position. */
const MOST_MISFITS = 20;

/** Games that could be the one that a seat knows, each dealt when it is first asked for. */
export class Dealt<Run extends Searched> {
  private readonly runs: (Run | undefined)[] = [];
  private first: Run | undefined;

  constructor(
    private readonly deal: (seed: string, like?: Run) => Run | undefined,
    private readonly seed: string,
  ) {}

  world(i: number): Run | undefined {
    for (let n = this.runs.length; n <= i; n++) this.runs.push(this.dealt(n));
    return this.runs[i];
  }

  private dealt(n: number): Run | undefined {
    for (let i = 0; i < MOST_MISFITS; i++) {
      const run = this.deal(`${this.seed} ${n} ${i}`, this.first);
      if (run === undefined) continue;
      this.first ??= run;
      return run;
    }
    return undefined;
  }
}

/**
 * What the seat that is asked answers, from what it knows. `given`: what it has really answered, to be judged. `why`: it is asked
 * why, too.
 * @returns the name of an answer, with what was thought of the others; undefined where no game can be dealt
 */
export function chosen<Run extends Searched>(
  mind: Mind<Run>,
  dealt: Dealt<Run>,
  level: Level,
  seed: string,
  given?: Given,
  why?: boolean,
): Thought | undefined {
  const first = dealt.world(0);
  const decision = first?.decision;
  if (first === undefined || decision === undefined) return undefined;
  const only = decision.form === 'act' && answerCount(decision) === 1 ? decision.options()[0]! : onlyAnswer(decision);
  if (only !== undefined) return byName(placed(mind, first, decision, only));
  switch (level.kind) {
    case 'weights':
      return byName(placed(mind, first, decision, new ByWeight(mind, seededRandom(seed), level.drawn).answer(first)));
    case 'greedy': {
      const worlds = Array.from({ length: level.worlds }, (_, i) => dealt.world(i)).filter((one) => one !== undefined);
      const name = greedy(mind, worlds, seed);
      return name === undefined ? undefined : byName(name);
    }
    case 'thinks': {
      const world = (i: number): Run | undefined => dealt.world(i);
      const win = level.wins === undefined ? undefined : sureWin(mind, world, level.wins);
      const by = level.learned && mind.learned ? { ...mind, value: mind.learned } : mind;
      const thought = think(by, world, level.budget, seed, given, why);
      return win === undefined || thought === undefined ? thought : won(thought, win);
    }
  }
}

/** What wins for sure comes first, whatever was thought of it. */
const won = (thought: Thought, name: string): Thought => {
  const { considered } = thought;
  const rollouts = considered.find((one) => one.name === name)?.rollouts ?? 0;
  // What was best among the others is not what the answers are behind of any more.
  const others = considered.filter((one) => one.name !== name).map(({ behind: _, ...one }) => one);
  return { ...thought, name, considered: [{ name, rollouts, chance: 1, error: 0 }, ...others] };
};

const byName = (name: string): Thought => ({ name, considered: [] });

/** The answer of the game itself; where nothing could be thought, what weighs most of what is asked. */
export function answerFor<Run extends Searched>(
  mind: Mind<Run>,
  run: Run,
  thought: Thought | undefined,
  seed: string,
): AnyAnswer {
  const answer = thought && answerNamed(mind, run, thought.name);
  return answer ?? new ByWeight(mind, seededRandom(seed), 0).answer(run);
}
