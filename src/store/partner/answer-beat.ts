import type { Pace } from '../keeping/settings';
import { millisecondsIn } from './worker';

/** From a question to the answer of a partner, in milliseconds: the same whatever is asked, as fast as cards move. */
const BEATS: Readonly<Record<Pace, number>> = { slow: 1600, normal: 800, fast: 450, off: 250 };

/** So much longer is the beat than the longest thought so far, in steps of this many milliseconds. */
const STEP = 250;

/**
 * The beat of a partner; the address may name it (`?beat=`). It tells nothing: once a thought took longer, it is longer for all.
 */
export class AnswerBeat {
  private longest = 0;

  constructor(
    private readonly search: string,
    private readonly pace: () => Pace,
  ) {}

  get ms(): number {
    const usual = BEATS[this.pace()];
    return millisecondsIn(this.search, 'beat') ?? (this.longest <= usual ? usual : Math.ceil(this.longest / STEP + 1) * STEP);
  }

  /** A thought took so long. */
  took(ms: number): void {
    this.longest = Math.max(this.longest, ms);
  }
}
