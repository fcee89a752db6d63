import { useEffect, useState } from 'react';
import type { BuiltInDeck } from '../../engine/vision';
import type { Later } from '../../store/fetching/later';
import { readShelf, writeShelf } from '../../store/storage/shelf';
import type { TableBehind } from './table-behind';
import { useKept } from './use-kept';

const VISION_DECKS = 'kusari.vision-decks';

type Decks = readonly [string, string];

/** Where the second game comes from. */
type VisionLater = Pick<Later<Pick<TableBehind, 'fetchVision'>>, 'get'>;

/** The decks of the last game of VISION, by id; empty before there was one. */
function keptDecks(): Decks {
  const [a = '', b = ''] = readShelf(VISION_DECKS)?.split(',') ?? [];
  return [a, b];
}

/** The decks of the second game: null while they are fetched, undefined where that failed. */
function useVisionDecks(isWanted: boolean, { get }: VisionLater): readonly BuiltInDeck[] | null | undefined {
  const [decks, setDecks] = useState<readonly BuiltInDeck[] | null | undefined>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    get()
      .then(({ fetchVision }) => fetchVision())
      .then(
        (game) => isHere && setDecks(game.decks('vision')),
        () => isHere && setDecks(undefined),
      );
    return () => void (isHere = false);
  }, [isWanted, get]);
  return decks;
}

/** Which decks the seats play with in a game of VISION. */
export function useVisionSeats(isWanted: boolean, table: VisionLater) {
  const decks = useVisionDecks(isWanted, table);
  const [[first, second], keep] = useKept('vision-decks', keptDecks);
  const known = (id: string, usual: 0 | 1): string => (decks?.some((deck) => deck.id === id) ? id : (decks?.[usual]?.id ?? ''));
  const seats: Decks = [known(first, 0), known(second, 1)];
  return {
    decks,
    seats,
    chooseBoth(next: Decks): void {
      keep(next);
      writeShelf(VISION_DECKS, next.join());
    },
  };
}
