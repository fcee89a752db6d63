import type { Moment } from '../../games/view';
import { isOpenPlay } from './open-play';

/** One window as everybody can tell it from others. */
export interface WindowSpot {
  readonly window?: string | undefined;
  readonly turn: number;
  readonly phase: string;
  /** Where a phase has parts. */
  readonly step?: string | null | undefined;
  readonly damageStep?: string | null | undefined;
}

/**
 * What is asked for the moment although a seat plays in smooth mode. `act`: the windows of one act that was made with "ask for
 * responses", until play is open again or the turn with this number is over. `window`: one that play went back to is strict for
 * both.
 */
export interface Asking {
  readonly act?: number | undefined;
  readonly window?: WindowSpot | undefined;
}

export const ASKING_NOTHING: Asking = {};

const isSpot = (one: WindowSpot, other: WindowSpot): boolean =>
  one.window === other.window &&
  one.turn === other.turn &&
  one.phase === other.phase &&
  one.step === other.step &&
  one.damageStep === other.damageStep;

export const spotOf = (moment: Moment): WindowSpot => ({
  turn: moment.turn,
  phase: moment.phase,
  ...(moment.step !== undefined && { step: moment.step, damageStep: moment.damageStep }),
  ...(moment.window && { window: moment.window }),
});

/** Whether the window that is open at this moment is asked because of it. */
export const asksNow = ({ act, window }: Asking, moment: Moment): boolean =>
  act === moment.turn || (window !== undefined && isSpot(window, moment));

/** What of it still holds at this moment. Open play ends both: what was asked for is over. */
export function stillAsking(asking: Asking, moment: Moment | null): Asking {
  if (!moment || isOpenPlay(moment)) return ASKING_NOTHING;
  const { act, window } = asking;
  const lasts = window !== undefined && window.turn === moment.turn && window.phase === moment.phase;
  return { ...(act === moment.turn && { act }), ...(lasts && { window }) };
}
