/** A seeded random generator as plain data (sfc32): four 32-bit words in the state of the game. */
export type Random = [number, number, number, number];

/** The generator that a text seeds. The same seed gives the same stream on every machine. */
export function seededRandom(seed: string): Random {
  let hash = 1779033703 ^ seed.length;
  for (let i = 0; i < seed.length; i++) {
    hash = Math.imul(hash ^ seed.charCodeAt(i), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  const word = (): number => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
    return (hash ^= hash >>> 16) >>> 0;
  };
  const random: Random = [word(), word(), word(), word()];
  for (let i = 0; i < 12; i++) nextWord(random);
  return random;
}

/** The next 32 random bits; moves the generator on. */
export function nextWord(random: Random): number {
  const sum = (((random[0] + random[1]) | 0) + random[3]) | 0;
  random[3] = (random[3] + 1) | 0;
  random[0] = random[1] ^ (random[1] >>> 9);
  random[1] = (random[2] + (random[2] << 3)) | 0;
  random[2] = (((random[2] << 21) | (random[2] >>> 11)) + sum) | 0;
  return sum >>> 0;
}

const TWO_TO_32 = 4294967296;

/** A whole number from 0 to `limit` − 1, each equally likely. */
export function below(random: Random, limit: number): number {
  // The word scaled down to the range (Lemire); the few words that would favour a number are drawn again.
  for (;;) {
    const scaled = nextWord(random) * limit;
    const whole = Math.floor(scaled / TWO_TO_32);
    const rest = scaled - whole * TWO_TO_32;
    if (rest >= limit || rest >= TWO_TO_32 % limit) return whole;
  }
}

/** Shuffles `list` in place (Fisher–Yates). */
export function shuffle<T>(random: Random, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const kept = list[i]!;
    list[i] = list[j]!;
    list[j] = kept;
  }
}
