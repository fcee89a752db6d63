import { useEffect } from 'react';
import type { Seat } from '../../../engine/table';
import { useTempo } from '../animation/tempo';
import { whenNoFingerIsDown } from '../../base/shared/fingers';
import { pickablePlaces } from '../../base/shared/focus';
import { useSteady } from '../../base/shared/use-steady';

/** Where the half on the far side stands above the dock, and its plate still in view. */
function farHalf(): number {
  const boxOf = (part: string): DOMRect | undefined => document.querySelector(part)?.getBoundingClientRect();
  const [half, plate, dock] = [boxOf('.half--far'), boxOf('.edge:not(.edge--near)'), boxOf('.dock')];
  return half && plate && dock ? Math.max(0, Math.min(half.bottom + scrollY - dock.top, plate.top + scrollY)) : 0;
}

/** Where the page stands so that the player who is asked sees what is asked: the own half, or the cards that can be picked. */
function wanted(seat: Seat): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const isNear = document.querySelector<HTMLElement>('.table-frame')?.dataset.bottom === String(seat);
  const end = isNear ? scrollHeight - clientHeight : farHalf();
  const picks = pickablePlaces().map((place) => place.getBoundingClientRect().top);
  // Room for the halo of a card.
  return picks.length > 0 ? Math.max(0, Math.min(end, Math.min(...picks) + scrollY - 24)) : end;
}

/**
 * In a low window the table is higher than what is seen of it. With each new question the half of its player comes into view, but
 * never while a finger is down: what it is about to press would be gone.
 */
export function useOwnHalf(seat: Seat | null, question: string): void {
  const { how } = useTempo();
  const show = useSteady((): void => {
    if (seat === null || document.documentElement.scrollHeight <= innerHeight) return;
    scrollTo({ top: wanted(seat), behavior: how === 'moves' ? 'smooth' : 'instant' });
  });
  useEffect(() => whenNoFingerIsDown(show), [seat, question, show]);
}
