import type { Pace } from '../keeping/settings';

/** From a question to the answer of a partner, in milliseconds: the same whatever is asked, as fast as cards move. */
const BEATS: Readonly<Record<Pace, number>> = { slow: 1600, normal: 800, fast: 450, off: 250 };

/** So much longer is the beat than the longest thought so far, in steps of this many milliseconds. */
const STEP = 250;

const PATIENCE = 45_000;

const numberIn = (search: string, name: string): number | undefined => {
  const said = new URLSearchParams(search).get(name);
  return said !== null && /^\d{1,6}$/.test(said) ? Number(said) : undefined;
};

/** How long a partner may say nothing, in milliseconds; the address may name it (`?patience=`). */
export const patienceOf = (search: string): number => numberIn(search, 'patience') ?? PATIENCE;

/**
 * The beat of a partner; the address may name it (`?beat=`). It tells nothing: once a thought took longer, it is longer for all.
 */
export class Beat {
  private longest = 0;

  constructor(
    private readonly search: string,
    private readonly pace: () => Pace,
  ) {}

  get ms(): number {
    const usual = BEATS[this.pace()];
    return numberIn(this.search, 'beat') ?? (this.longest <= usual ? usual : Math.ceil(this.longest / STEP + 1) * STEP);
  }

  /** A thought took so long. */
  took(ms: number): void {
    this.longest = Math.max(this.longest, ms);
  }
}
