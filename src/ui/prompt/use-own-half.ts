import { useEffect } from 'react';
import type { Seat } from '../../engine/table';
import { useTempo } from '../animation/tempo';
import { whenNoFingerIsDown } from '../shared/fingers';
import { pickablePlaces } from '../shared/focus';
import { useSteady } from '../shared/use-steady';

/** Where the page stands so that the player who is asked sees what is asked: the own half, or the cards that can be picked. */
function wanted(seat: Seat): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const isNear = document.querySelector<HTMLElement>('.table-frame')?.dataset.bottom === String(seat);
  const end = isNear ? scrollHeight - clientHeight : 0;
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
