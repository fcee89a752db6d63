import { useEffect, useState } from 'react';
import { useDeckTexts } from '../../../i18n/deck-texts';
import { useLanguage } from '../../../i18n/language';
import { ownDecks, type ShelfDeck } from '../../../store/decks/deck-choice';
import { useDeckShelf } from '../../../store/decks/deck-shelf';
import { seatedDecks, useSeatedDecks } from '../../../store/decks/seated-decks';
import type { Later } from '../../../store/fetching/later';
import type { Pair } from '../../../store/seats';
import type { TableBehind } from '../../../ui/screens/setup/table-behind';
import type { VisionBehind } from './vision-behind';

/** Where the second game comes from. */
type VisionLater = Pick<Later<Pick<TableBehind, 'fetchVisionBehind'>>, 'get'>;

/** What the second game says of its decks: null while it is fetched, undefined where that failed. */
function useVisionBehind(isWanted: boolean, { get }: VisionLater): VisionBehind | null | undefined {
  const [behind, setBehind] = useState<VisionBehind | null | undefined>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    get()
      .then(({ fetchVisionBehind }) => fetchVisionBehind())
      .then(
        (come) => isHere && setBehind(come),
        () => isHere && setBehind(undefined),
      );
    return () => void (isHere = false);
  }, [isWanted, get]);
  return behind;
}

/** Which decks the seats play with in a game of VISION. A deck that is gone is replaced by the usual one. */
export function useVisionSeats(isWanted: boolean, table: VisionLater) {
  const behind = useVisionBehind(isWanted, table);
  const { setup } = useDeckTexts();
  const language = useLanguage();
  const own = ownDecks(
    useDeckShelf((store) => store.decks),
    'vision',
  );
  const seating = useSeatedDecks();
  const [first, second] = seatedDecks(seating, 'vision');
  const decks: readonly ShelfDeck[] = behind ? [...own, ...behind.builtIn] : [];
  const seated = (id: string, usual: 0 | 1): ShelfDeck | undefined =>
    decks.find((deck) => deck.id === id) ?? behind?.builtIn[usual];
  const pair: Pair<ShelfDeck | undefined> = [seated(first, 0), seated(second, 1)];
  return {
    behind,
    /** The players' own first. */
    decks,
    seats: [pair[0]?.id ?? '', pair[1]?.id ?? ''] satisfies Pair<string>,
    /** Why no game can begin, as a sentence; null when one can. */
    unplayable:
      behind?.cannotStart(
        pair.flatMap((deck) => deck ?? []),
        setup.unnamed,
        language,
      ) ?? null,
    chooseBoth: (chosen: Pair<string>) => seating.seat('vision', chosen),
  };
}

export type VisionSeats = ReturnType<typeof useVisionSeats>;
