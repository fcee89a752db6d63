import { useEffect, useState } from 'react';
import type { GameOfTable } from '../../../games/game';
import { fetchGame, gamesOfThisPage } from '../../../store/game';

/** A game of this page, which is fetched where it is not here: null while it comes, undefined where that failed. */
export function useGame(id: string): GameOfTable | null | undefined {
  const [missing, setMissing] = useState<string | null>(null);
  const [, drawAnew] = useState(0);
  useEffect(() => {
    if (gamesOfThisPage()[id]) return undefined;
    let isHere = true;
    setMissing(null);
    fetchGame(id).then(
      () => isHere && drawAnew((times) => times + 1),
      () => isHere && setMissing(id),
    );
    return () => void (isHere = false);
  }, [id]);
  return gamesOfThisPage()[id] ?? (missing === id ? undefined : null);
}
