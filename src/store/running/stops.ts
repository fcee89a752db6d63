import type { Seat as Player } from '../../engine/table';

import { PRIORITY_MODES, type Pair, type PriorityMode } from '../seats';

/** A flag on the phase rail: in that phase of that player's turns the seat is asked every window, also in smooth mode. */
export interface Stop<InPhase extends string = string> {
  readonly seat: Player;
  readonly turnOf: Player;
  readonly phase: InPhase;
}

/** How each seat wants to be asked: public, as at a real table. */
export interface Priority {
  readonly modes: Pair<PriorityMode>;
  readonly stops: readonly Stop[];
}

/** What held from this answer on. */
export interface PrioritySince extends Priority {
  readonly answers: number;
}

const isSame = (one: Stop, other: Stop): boolean =>
  one.seat === other.seat && one.turnOf === other.turnOf && one.phase === other.phase;

export const hasStop = (stops: readonly Stop[], stop: Stop): boolean => stops.some((one) => isSame(one, stop));

export const toggleStop = (stops: readonly Stop[], stop: Stop): readonly Stop[] =>
  hasStop(stops, stop) ? stops.filter((one) => !isSame(one, stop)) : [...stops, stop];

/** Both together: a seat is asked whatever one of them asks it. */
function stricter(one: Priority, other: Priority): Priority {
  const mode = (seat: Player): PriorityMode =>
    PRIORITY_MODES[Math.max(PRIORITY_MODES.indexOf(one.modes[seat]), PRIORITY_MODES.indexOf(other.modes[seat]))]!;
  return { modes: [mode(0), mode(1)], stops: [...one.stops, ...other.stops.filter((stop) => !hasStop(one.stops, stop))] };
}

/** What a change makes of the settings so far; two changes at the same decision are one. */
export const withPriority = (since: readonly PrioritySince[], answers: number, priority: Priority): readonly PrioritySince[] => [
  ...since.filter((one) => one.answers < answers),
  { answers, modes: priority.modes, stops: priority.stops },
];

/**
 * The settings after going back to the decision before which `answers` answers had been given: no seat is asked less than it was
 * asked then, nor less than it has wished since.
 */
export function priorityBack(since: readonly PrioritySince[], answers: number): readonly PrioritySince[] {
  const now = since.at(-1)!;
  const then = since.findLast((one) => one.answers <= answers) ?? since[0]!;
  return withPriority(since, answers, stricter(then, now));
}
