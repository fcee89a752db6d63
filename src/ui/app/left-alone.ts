import type { IdleStep } from '../base/idle/idle-clock';

/** What can be done with a page that nobody touches. */
export interface Unattended {
  readonly isOnStart: () => boolean;
  /** Somebody has switched it off. */
  readonly stays: () => boolean;
  readonly cover: () => void;
  readonly attract: () => void;
  /** The next visitor finds the start. */
  readonly reset: () => void;
}

const SECOND = 1_000;

/**
 * A page of one's own covers its cards, and its start tells of itself; a running duel stays in sight. At a kiosk all of it comes
 * sooner, the covered duel gives way to the scene too, and in the end the start is there for the next visitors.
 */
export function stepsOf(isKiosk: boolean, { isOnStart, stays, cover, attract, reset }: Unattended): readonly IdleStep[] {
  if (isKiosk)
    return [
      { after: 30 * SECOND, then: cover },
      { after: 60 * SECOND, then: () => isOnStart() && attract() },
      { after: 90 * SECOND, then: attract },
      { after: 180 * SECOND, then: reset },
    ];
  return [
    { after: 60 * SECOND, then: () => !stays() && cover() },
    { after: 90 * SECOND, then: () => !stays() && isOnStart() && attract() },
  ];
}
