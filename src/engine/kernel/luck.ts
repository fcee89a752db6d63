/**
 * Chance as a proof meets it: each outcome is brought in turn, none is drawn. What is not said beforehand is the first one.
 */
export class Luck {
  private given: readonly number[] = [];
  private at = 0;
  /** How many outcomes there were each time that chance was asked since `bring`. */
  private readonly limits: number[] = [];
  private readonly met: number[] = [];
  /** What chance has brought since the last rest point: whoever comes back there has it brought again. */
  private since: number[] = [];

  /** Lays down what is brought next, in this order. */
  bring(outcomes: readonly number[]): void {
    this.given = outcomes;
    this.at = 0;
    this.limits.length = 0;
    this.met.length = 0;
  }

  next(limit: number): number {
    if (limit === 1) return 0;
    const outcome = this.given[this.at] ?? 0;
    this.at += 1;
    this.limits.push(limit);
    this.met.push(outcome);
    this.since.push(outcome);
    return outcome;
  }

  /** The game rests: from here on it starts without what chance has brought before. */
  rest(): void {
    if (this.since.length > 0) this.since = [];
  }

  get sinceRest(): readonly number[] {
    return this.since;
  }

  /** Chance has been asked since `bring`. */
  get wasAsked(): boolean {
    return this.limits.length > 0;
  }

  /** What has come since `bring`. */
  get brought(): readonly number[] {
    return this.met.slice();
  }

  /** The outcomes that come after those met since `bring`, as an odometer turns; undefined after the last. */
  following(): readonly number[] | undefined {
    const { limits, met } = this;
    for (let i = met.length - 1; i >= 0; i--) if (met[i]! + 1 < limits[i]!) return [...met.slice(0, i), met[i]! + 1];
    return undefined;
  }
}
