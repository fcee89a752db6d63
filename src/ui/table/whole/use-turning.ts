import { useEffect, useState } from 'react';
import type { Seat as Player } from '../../../engine/table';
import { restsIn } from '../animation/resting';
import { useTempo } from '../animation/tempo';

/**
 * The seat at the near edge, as it is drawn. The table turns only when what moves has come to rest, and fades in then; at
 * once where nothing moves, and where `atOnce` says that other cards are shown anyway. The old picture is never kept for a
 * cross-fade: it may hold cards that whoever looks now may not see.
 */
export function useTurning(wanted: Player, atOnce: boolean): { near: Player; turns: number } {
  const { how, flight } = useTempo();
  const still = how !== 'moves';
  const [drawn, setDrawn] = useState({ near: wanted, turns: 0 });
  const isDue = drawn.near !== wanted;
  if (isDue && (atOnce || still)) setDrawn({ near: wanted, turns: 0 });
  useEffect(() => {
    if (!isDue || atOnce || still) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const turn = (): void => {
      const left = restsIn();
      if (left > 0) timer = setTimeout(turn, left);
      else setDrawn(({ turns }) => ({ near: wanted, turns: turns + 1 }));
    };
    timer = setTimeout(turn, flight);
    return () => clearTimeout(timer);
  }, [isDue, wanted, atOnce, still, flight]);
  return isDue && (atOnce || still) ? { near: wanted, turns: 0 } : drawn;
}
