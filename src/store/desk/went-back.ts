import type { Pair } from '../seats';
import type { ScreenMemory } from '../looking/screen';

/** Play went back to where the log ends with line `newest`: what was seen later has not been seen on this line. */
export function memoryBack(memory: ScreenMemory, newest: number): ScreenMemory {
  const [first, second] = memory.seen;
  return { ...memory, look: null, glance: null, seen: [Math.min(first, newest), Math.min(second, newest)] };
}

/** An objection was withdrawn: what had been seen before it has been seen again. */
export function seenAgain(memory: ScreenMemory, before: Pair<number>): ScreenMemory {
  const [first, second] = memory.seen;
  return { ...memory, seen: [Math.max(first, before[0]), Math.max(second, before[1])] };
}
