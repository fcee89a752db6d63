import type { Seat as Player } from '../../engine/table';

/**
 * A short look at one's own cards on a screen that hides all of them. `held`: as long as the player holds the eye. `act`:
 * until the act that the player chooses is announced.
 */
export interface Glance {
  readonly kind: 'held' | 'act';
  readonly player: Player;
  /** The seat that was asked when it began, and how many answers had been given when it was shown last. */
  readonly asked: Player;
  readonly answers: number;
}

/** What a glance has to know of the moment. */
export interface GlanceMoment {
  readonly asked: Player | null;
  readonly answers: number;
  /** An act is being announced and its own selections are still being made. */
  readonly isDrafting: boolean;
}

/** The glance as it goes on; null when it is over: another seat is asked, play went back, the act was chosen. */
export function glanceGoesOn(glance: Glance | null, { asked, answers, isDrafting }: GlanceMoment): Glance | null {
  if (!glance || glance.asked !== asked || answers < glance.answers) return null;
  if (glance.kind === 'act' && answers > glance.answers && !isDrafting) return null;
  return glance.answers === answers ? glance : { ...glance, answers };
}
