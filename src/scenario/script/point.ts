import type { ScriptRun, When } from '../scenario-game';

/** Whether the game stands at the point that a step names in `when`. */
export function isAt(when: When | undefined, { play }: ScriptRun): boolean {
  const state = play.state as unknown as When;
  return Object.entries(when ?? {}).every(([key, value]) => value === undefined || value === state[key]);
}
