import type { Games } from './cli-game';
import { fuzzOne, type FuzzPlan } from './fuzz';
import { workFor, type Thread } from './sharing-out';
import { boutOf, type StrengthPlan } from './strength';

/** What a thread can be told to do, by the command that tells it. */
type Plan = FuzzPlan | StrengthPlan;

/** Does in a thread what a command shares out to it. */
export const workInThread = (games: Games, thread: Thread): void =>
  workFor<Plan, unknown>(thread, (plan, number) =>
    plan.kind === 'fuzz' ? fuzzOne(games, plan, number) : boutOf(games, plan, number),
  );
