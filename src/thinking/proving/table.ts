import type { Identity } from '../../engine/kernel';

/** Three numbers each: both halves of an identity, and what was found. Four, so that one line of memory holds a place. */
const WIDTH = 4;
const FOUND = 2;

/** What has been found out of positions, by their identities: a number each. Grows, and forgets nothing. */
export class PositionTable {
  private places = new Int32Array(WIDTH << 12);
  private mask = (1 << 12) - 1;
  private count = 0;

  /** @returns what was put there; 0 for nothing */
  get({ high, low }: Identity): number {
    return this.places[this.placeOf(high, low) + FOUND]!;
  }

  /** `found` is not 0: a position that has once been put there keeps its place. */
  put({ high, low }: Identity, found: number): void {
    const place = this.placeOf(high, low);
    const isNew = this.places[place + FOUND] === 0;
    this.places[place] = high;
    this.places[place + 1] = low;
    this.places[place + FOUND] = found;
    if (isNew && ++this.count * 2 > this.mask) this.grow();
  }

  private placeOf(high: number, low: number): number {
    const { places, mask } = this;
    let at = (low ^ (high << 7)) & mask;
    for (;;) {
      const place = at * WIDTH;
      if (places[place + FOUND] === 0 || (places[place] === high && places[place + 1] === low)) return place;
      at = (at + 1) & mask;
    }
  }

  private grow(): void {
    const { places } = this;
    this.places = new Int32Array(places.length * 2);
    this.mask = this.mask * 2 + 1;
    for (let from = 0; from < places.length; from += WIDTH) {
      if (places[from + FOUND] === 0) continue;
      const place = this.placeOf(places[from]!, places[from + 1]!);
      for (let i = 0; i <= FOUND; i++) this.places[place + i] = places[from + i]!;
    }
  }
}
