import type { TacitWindow } from '../../../store/running/given';

/**
 * Windows, newest first, taken together where they are parts of the same step of the same turn and none of another kind lies
 * between them: one moment to whoever looks for it. Each of the lists has one at least.
 */
export function folded<Window extends TacitWindow>(windows: readonly Window[]): readonly (readonly Window[])[] {
  const folds: Window[][] = [];
  for (const window of windows) {
    const last = folds.at(-1)?.at(-1);
    const isPart =
      last?.part !== undefined && window.part !== undefined && last.window === window.window && last.turn === window.turn;
    if (isPart) folds.at(-1)!.push(window);
    else folds.push([window]);
  }
  return folds;
}
