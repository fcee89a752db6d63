import { useDeferredValue, useMemo } from 'react';
import type { Found, WantedWords } from '../../../decks';

/** What a search is called on the browser's own timeline, where `npm run measure` reads it. */
const SEARCH = 'search';

/** Notes on the browser's own timeline how long a search took. @returns what it found */
function timed<T>(search: () => T): T {
  const start = performance.now();
  const found = search();
  performance.measure(SEARCH, { start });
  // Only those who watch need the note: kept, there would be one more for every letter of an evening.
  performance.clearMeasures(SEARCH);
  return found;
}

interface Looking<C, W> {
  readonly wanted: W;
  /** The cards that fit. It is asked again when it is another one. */
  readonly search: (wanted: W) => Found<C>;
  readonly inOrder: (cards: readonly C[]) => readonly C[];
  /** Whether the texts of the cards have come; nothing is looked for in them before. */
  readonly textsAreThere: boolean;
}

interface FoundInOrder<C> extends Pick<Found<C>, 'isNear'> {
  readonly found: readonly C[];
  /** How many more would be found if the words were looked for in the texts of the cards too. */
  readonly moreInTexts: number;
}

/** What is found for the words and filters of somebody who types: the letter itself does not wait for it. */
export function useFound<C, W extends WantedWords>({ wanted, search, inOrder, textsAreThere }: Looking<C, W>): FoundInOrder<C> {
  const deferred = useDeferredValue(wanted);
  const looked = useMemo(() => (textsAreThere ? deferred : { ...deferred, inTexts: false }), [deferred, textsAreThere]);
  const { cards, isNear } = useMemo(() => timed(() => search(looked)), [looked, search]);
  const found = useMemo(() => timed(() => inOrder(cards)), [cards, inOrder]);
  const moreInTexts = useMemo(() => {
    if (looked.inTexts || !textsAreThere) return 0;
    const { length } = timed(() => search({ ...looked, inTexts: true, asTyped: true })).cards;
    return length === 0 ? 0 : length - (isNear ? 0 : cards.length);
  }, [looked, search, cards, isNear, textsAreThere]);
  return { found, isNear, moreInTexts };
}
