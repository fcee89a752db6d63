/** Letters that may be wrong, missing or too many in a word: none in the shortest, two in long ones. */
const slips = ({ length }: string): number => (length < 3 ? 0 : length < 6 ? 1 : 2);

/** So many words may stand for one that nobody knows. */
const MOST = 8;

/** Which letters a word has, roughly: a bit stands for several of them. A slip changes one bit here and one there at the most. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) % 31);
  return bits;
}

function count(bits: number): number {
  let n = 0;
  for (let left = bits; left !== 0; left &= left - 1) n++;
  return n;
}

/** How many letters are wrong, missing or too many between two words; more than `most` is told as one more than that. */
function distance(one: string, other: string, most: number): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= other.length; j++) {
      const same = one.charCodeAt(i - 1) === other.charCodeAt(j - 1) ? 0 : 1;
      const value = Math.min(row[j - 1]! + same, row[j]! + 1, next[j - 1]! + 1);
      next.push(value);
      if (value < least) least = value;
    }
    if (least > most) return most + 1;
    row = next;
  }
  return Math.min(row[other.length]!, most + 1);
}

interface NearWords {
  /** Takes a folded word into the vocabulary. */
  learn(word: string): void;
  /** The other words of the vocabulary that are nearest to a folded one: what it may have been meant to be. */
  near(word: string): readonly string[];
}

/** A vocabulary that knows of a word what it may have been meant to be. */
export function nearWords(): NearWords {
  const known = new Map<string, number>();
  return {
    learn(word) {
      if (word !== '' && !known.has(word)) known.set(word, lettersOf(word));
    },
    near(word) {
      const letters = lettersOf(word);
      let most = slips(word);
      let found: string[] = [];
      for (const [other, its] of known) {
        // Nearly all words are told apart by this look alone: the rest is measured.
        if (Math.abs(other.length - word.length) > most || count(its & ~letters) > most || count(letters & ~its) > most) continue;
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
