import { useReducedMotion } from 'framer-motion';
import { useEffect, useState } from 'react';
import type { Player } from '../../engine/duel';

/** What moves on the table has come to rest by then (`MotionStage`). */
const REST_MS = 260;

/**
 * The seat at the near edge, as it is drawn. The table turns only when what moves has come to rest, and fades in then; at
 * once where nothing moves, and where `atOnce` says that other cards are shown anyway. The old picture is never kept for a
 * cross-fade: it may hold cards that whoever looks now may not see.
 */
export function useTurning(wanted: Player, atOnce: boolean): { near: Player; turns: number } {
  const still = useReducedMotion() ?? false;
  const [drawn, setDrawn] = useState({ near: wanted, turns: 0 });
  const isDue = drawn.near !== wanted;
  if (isDue && (atOnce || still)) setDrawn({ near: wanted, turns: 0 });
  useEffect(() => {
    if (!isDue || atOnce || still) return undefined;
    const timer = setTimeout(() => setDrawn(({ turns }) => ({ near: wanted, turns: turns + 1 })), REST_MS);
    return () => clearTimeout(timer);
  }, [isDue, wanted, atOnce, still]);
  return isDue && (atOnce || still) ? { near: wanted, turns: 0 } : drawn;
}
