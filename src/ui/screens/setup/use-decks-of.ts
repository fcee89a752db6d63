import { useEffect, useState } from 'react';
import type { Later } from '../../../store/fetching/later';
import type { DecksOfGame } from '../../base/shared/game-beside';
import type { TableBehind } from './table-behind';

/** What a game says of its decks: null while it is fetched, undefined where that failed. */
export function useDecksOf(
  game: string,
  { get }: Pick<Later<Pick<TableBehind, 'decksOf'>>, 'get'>,
): DecksOfGame | null | undefined {
  const [come, setCome] = useState<Readonly<Record<string, DecksOfGame | undefined>>>({});
  useEffect(() => {
    let isHere = true;
    const tell = (decks: DecksOfGame | undefined): void => void (isHere && setCome((before) => ({ ...before, [game]: decks })));
    get()
      .then(({ decksOf }) => decksOf(game))
      .then(tell, () => tell(undefined));
    return () => void (isHere = false);
  }, [game, get]);
  return game in come ? come[game] : null;
}
