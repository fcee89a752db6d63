import type { Games } from './cli-game';
import { fuzzOne, type FuzzPlan } from './fuzz';
import { workFor, type Thread } from './sharing-out';
import { blockOf, type SimulationWork } from './simulate';
import { boutOf, type StrengthPlan } from './strength';

/** What a thread can be told to do, by the command that tells it. */
type Plan = FuzzPlan | SimulationWork | StrengthPlan;

/** Does in a thread what a command shares out to it. */
export const workInThread = (games: Games, thread: Thread): void =>
  workFor<Plan, unknown>(thread, (plan, number) => {
    switch (plan.kind) {
      case 'fuzz':
        return fuzzOne(games, plan, number);
      case 'simulate':
        return blockOf(games, plan, number);
      case 'strength':
        return boutOf(games, plan, number);
    }
  });
