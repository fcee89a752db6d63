import type { Vision } from '../model/vision';
import { ONCE } from '../model/vocabulary';
import type { DeedView } from './view';

/** How the running turn stands: what of what may be done once in it has been done, and what is left. */
export function deedViews(vision: Vision): readonly DeedView[] {
  const { turn, turnPlayer, phase, result } = vision.state;
  if (turn === 0 || result !== null) return [];
  const { done } = vision.side(turnPlayer);
  const isMainAhead = phase !== 'discard' && phase !== 'end';
  return ONCE.filter((once) => done.includes(once) || (isMainAhead && (once === 'node' || once === 'character'))).map((once) => ({
    kind: once,
    isOpen: !done.includes(once),
  }));
}
