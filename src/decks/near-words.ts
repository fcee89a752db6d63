/** Letters that may be wrong, missing or too many in a word: none in the shortest, two in long ones. */
const slips = ({ length }: string): number => (length < 3 ? 0 : length < 6 ? 1 : 2);

/** So many words may stand for one that nobody knows. */
const MOST = 8;

/** Which letters a word has, roughly: a bit stands for several of them. A slip changes one bit here and one there at the most. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) % 30);
  return bits;
}

/** How many bits are set: by twos, by fours, by eights, and these together. */
function count(bits: number): number {
  const twos = bits - ((bits >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Two rows of the table in which words are measured letter against letter: kept, since a slip is held against many words. */
let row = new Uint16Array(64);
let next = new Uint16Array(64);

/** How many letters are wrong, missing or too many between two words; more than `most` is told as one more than that. */
function distance(one: string, other: string, most: number): number {
  const { length } = other;
  if (length >= row.length) [row, next] = [new Uint16Array(2 * length), new Uint16Array(2 * length)];
  for (let j = 0; j <= length; j++) row[j] = j;
  for (let i = 1; i <= one.length; i++) {
    const letter = one.charCodeAt(i - 1);
    next[0] = i;
    let least = i;
    for (let j = 1; j <= length; j++) {
      const same = letter === other.charCodeAt(j - 1) ? 0 : 1;
      const value = Math.min(row[j - 1]! + same, row[j]! + 1, next[j - 1]! + 1);
      next[j] = value;
      if (value < least) least = value;
    }
    if (least > most) return most + 1;
    [row, next] = [next, row];
  }
  return Math.min(row[length]!, most + 1);
}

interface NearWords {
  /** Takes a folded word into the vocabulary. */
  learn(word: string): void;
  /** The other words of the vocabulary that are nearest to a folded one: what it may have been meant to be. */
  near(word: string): readonly string[];
}

/** A vocabulary that knows of a word what it may have been meant to be. */
export function nearWords(): NearWords {
  const words: string[] = [];
  const known = new Set<string>();
  /** The letters of each word, beside it. */
  const letters: number[] = [];
  return {
    learn(word) {
      if (word === '' || known.has(word)) return;
      known.add(word);
      words.push(word);
      letters.push(lettersOf(word));
    },
    near(word) {
      const asked = lettersOf(word);
      let most = slips(word);
      let found: string[] = [];
      for (let i = 0; i < words.length; i++) {
        const other = words[i]!;
        if (Math.abs(other.length - word.length) > most) continue;
        // Nearly all words are told apart by this look alone: the rest is measured.
        const its = letters[i]!;
        if (count(its & ~asked) > most || count(asked & ~its) > most) continue;
        const away = other === word ? most + 1 : distance(word, other, most);
        if (away > most) continue;
        if (away < most) found = [];
        most = away;
        found.push(other);
      }
      return found.slice(0, MOST);
    },
  };
}
