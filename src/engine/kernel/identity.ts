/** 64 bits that stand for a position: of all that can still matter in it, and of nothing else. */
export interface Identity {
  readonly high: number;
  readonly low: number;
}

const finished = (word: number): number => {
  let mixed = Math.imul(word ^ (word >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return mixed ^ (mixed >>> 16);
};

/** Makes 64 bits of numbers and words, one after another, in two lanes: what meets in one differs in the other. */
export class Mixer {
  private high = 0x2545f491;
  private low = 0x1b873593;

  reset(): this {
    this.high = 0x2545f491;
    this.low = 0x1b873593;
    return this;
  }

  /** A whole number; of a large one all bits count. */
  number(value: number): void {
    const word = value | 0;
    this.word(word);
    if (word !== value) this.word(Math.floor(value / 4294967296) | 0);
  }

  private word(word: number): void {
    const high = Math.imul(this.high ^ word, 0x9e3779b1);
    this.high = (high << 13) | (high >>> 19);
    const low = Math.imul(this.low ^ word, 0x85ebca77);
    this.low = (low << 17) | (low >>> 15);
    this.high = (this.high + this.low) | 0;
  }

  flag(value: boolean): void {
    this.word(value ? 0x51ed270b : 0x68e31da4);
  }

  text(value: string): void {
    this.word(value.length);
    for (let i = 0; i < value.length; i++) this.word(value.charCodeAt(i));
  }

  /** Parts of which the order does not matter: each is mixed by itself, and all are added up. */
  set(sum: Sum): void {
    this.word(sum.count);
    this.word(sum.high);
    this.word(sum.low);
  }

  get identity(): Identity {
    return { high: finished(this.high ^ Math.imul(this.low, 0xc2b2ae3d)), low: finished(this.low ^ (this.high >>> 7)) };
  }

  addTo(sum: Sum): void {
    const { high, low } = this.identity;
    sum.count += 1;
    sum.high = (sum.high + high) | 0;
    sum.low = (sum.low + low) | 0;
  }
}

export interface Sum {
  count: number;
  high: number;
  low: number;
}

export const emptySum = (): Sum => ({ count: 0, high: 0, low: 0 });
