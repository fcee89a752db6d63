import { useEffect, useState } from 'react';
import type { BuiltInDeck } from '../../engine/vision';
import { useDuel } from '../../store/desk/duel-store';
import { fetchVision } from '../../store/game';
import type { VisionPlan } from '../../store/keeping/open-duel';
import { readShelf, writeShelf } from '../../store/storage/shelf';
import { useKept } from './use-kept';

const VISION_DECKS = 'kusari.vision-decks';

type Decks = readonly [string, string];

/** The decks of the last game of VISION, by id; empty before there was one. */
function keptDecks(): Decks {
  const [a = '', b = ''] = readShelf(VISION_DECKS)?.split(',') ?? [];
  return [a, b];
}

/** The decks of the second game: null while they are fetched, undefined where that failed. */
function useVisionDecks(isWanted: boolean): readonly BuiltInDeck[] | null | undefined {
  const [decks, setDecks] = useState<readonly BuiltInDeck[] | null | undefined>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    fetchVision().then(
      (game) => isHere && setDecks(game.decks('vision')),
      () => isHere && setDecks(undefined),
    );
    return () => void (isHere = false);
  }, [isWanted]);
  return decks;
}

/** Which decks the seats play with in a game of VISION, and what begins it. */
export function useVisionSeats(isWanted: boolean) {
  const decks = useVisionDecks(isWanted);
  const [[first, second], keep] = useKept('vision-decks', keptDecks);
  const known = (id: string, usual: 0 | 1): string => (decks?.some((deck) => deck.id === id) ? id : (decks?.[usual]?.id ?? ''));
  const seats: Decks = [known(first, 0), known(second, 1)];
  return {
    decks,
    seats,
    choose(seat: 0 | 1, deck: string): void {
      const next: Decks = seat === 0 ? [deck, seats[1]] : [seats[0], deck];
      keep(next);
      writeShelf(VISION_DECKS, next.join());
    },
    async start({ seats: [one, other], ...plan }: VisionPlan): Promise<void> {
      const game = await fetchVision();
      useDuel.getState().startVision(game, {
        ...plan,
        seats: [
          { ...one, deck: seats[0] },
          { ...other, deck: seats[1] },
        ],
      });
    },
  };
}
