import SearchableMap from 'minisearch/SearchableMap';

/** Letters that may be wrong, missing or too many in a word: none in the shortest, two in long ones. */
const slips = ({ length }: string): number => (length < 3 ? 0 : length < 6 ? 1 : 2);

/** So many words may stand for one that nobody knows. */
const MOST = 8;

/** The other words of a vocabulary that are nearest to one: what it may have been meant to be. All are folded. */
export function nearWords(vocabulary: Iterable<string>): (word: string) => readonly string[] {
  const known = new SearchableMap<true>();
  for (const word of vocabulary) if (word !== '') known.set(word, true);
  return (word) => {
    const found = [...known.fuzzyGet(word, slips(word))]
      .map(([near, [, distance]]) => ({ near, distance }))
      .filter(({ near }) => near !== word);
    const least = Math.min(...found.map(({ distance }) => distance));
    return found.flatMap(({ near, distance }) => (distance === least ? [near] : [])).slice(0, MOST);
  };
}
