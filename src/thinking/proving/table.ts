import type { Identity } from '../../engine/kernel';

/** What has been found out of positions, by their identities: a number each. Grows, and forgets nothing. */
export class PositionTable {
  private high = new Int32Array(1 << 12);
  private low = new Int32Array(1 << 12);
  private found = new Int32Array(1 << 12);
  private count = 0;

  /** @returns what was put there; 0 for nothing */
  get({ high, low }: Identity): number {
    return this.found[this.slot(high, low)]!;
  }

  /** `found` is not 0: a position that has once been put there keeps its place. */
  put({ high, low }: Identity, found: number): void {
    const slot = this.slot(high, low);
    if (this.found[slot] === 0) {
      this.count += 1;
      if (this.count * 2 > this.found.length) {
        this.grow();
        return this.put({ high, low }, found);
      }
      this.high[slot] = high;
      this.low[slot] = low;
    }
    this.found[slot] = found;
  }

  private slot(high: number, low: number): number {
    const mask = this.found.length - 1;
    let slot = (low ^ (high << 7)) & mask;
    while (this.found[slot] !== 0 && (this.high[slot] !== high || this.low[slot] !== low)) slot = (slot + 1) & mask;
    return slot;
  }

  private grow(): void {
    const { high, low, found } = this;
    const size = found.length * 2;
    this.high = new Int32Array(size);
    this.low = new Int32Array(size);
    this.found = new Int32Array(size);
    this.count = 0;
    for (let i = 0; i < found.length; i++) if (found[i] !== 0) this.put({ high: high[i]!, low: low[i]! }, found[i]!);
  }
}
