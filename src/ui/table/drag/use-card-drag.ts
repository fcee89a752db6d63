import { useEffect, useRef } from 'react';
import { type Place, isPlace } from '../../../engine/table';
import { drawAtOnce } from '../../base/drawn/drawn';
import { DROP_PLACES, liftCard, type CardGhost } from './card-ghost';
import './drag.css';

/** Less is a tap that was not quite still. */
const THRESHOLD = 20;

interface CardDrag {
  /** What is asked and who looks: a card is let go when that changes, so that nothing of it hangs before a curtain. */
  readonly during: string;
  readonly mayDrag: (place: Place) => boolean;
  /** What a card may do at a place, in words; undefined where it may do nothing. */
  readonly wordsAt: (from: Place, to: Place) => string | undefined;
  /** `to` is a place of the table or, for a player, the plate of a seat (`1:seat`). */
  /** The card is over a place where it could be dropped, or over none. */
  readonly onOver?: (dragged: { readonly from: Place; readonly to: Place } | null) => void;
  readonly onDrop: (from: Place, to: Place) => void;
}

interface Held {
  readonly place: Place;
  readonly element: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** A finger slides over a hand: the card under it is read, and is the one that is lifted or pressed. */
  readonly fans?: boolean;
}

/** What lies under the pointer, as far as a card can be dropped there. */
function targetAt(x: number, y: number): { readonly element: HTMLElement; readonly place: Place } | null {
  for (const under of document.elementsFromPoint(x, y)) {
    const element = under.closest<HTMLElement>(DROP_PLACES);
    const place = element?.dataset.place ?? element?.dataset.anchor;
    if (element && isPlace(place)) return { element, place };
  }
  return null;
}

/** The card that is pressed, also by its acts, which stand before it. */
function placeOf(pressed: Element): Place | undefined {
  const place =
    pressed.closest<HTMLElement>('[role="menu"]')?.dataset.of ?? pressed.closest<HTMLElement>('.mid [data-place]')?.dataset.place;
  return isPlace(place) ? place : undefined;
}

/** The card of a hand that lies under a finger: where cards overlap, as much of each is meant as is seen. */
function fannedAt(held: Held, x: number, y: number): Pick<Held, 'place' | 'element'> | null {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>('.hand [data-place]');
  const place = element?.dataset.place;
  return element && isPlace(place) && element.closest('.hand') === held.element.closest('.hand') ? { place, element } : null;
}

/** The click that ends a drag is none. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, true));
}

/** Cards of the table by mouse, pen or finger from place to place: a short way for what taps do as well. Escape lets go. */
export function useCardDrag(drag: CardDrag): void {
  const latest = useRef(drag);
  const { during } = drag;
  useEffect(() => {
    latest.current = drag;
  });
  useEffect(() => {
    let held: Held | null = null;
    /** Where it came down. */
    let pressed: HTMLElement | null = null;
    let ghost: CardGhost | null = null;
    let over: Place | null = null;
    const goOver = (from: Place, to: Place | null): void => {
      if (to === over) return;
      over = to;
      latest.current.onOver?.(to === null ? null : { from, to });
    };
    const letGo = (): void => {
      if (held) goOver(held.place, null);
      ghost?.remove();
      ghost = null;
      held = null;
    };
    const down = (event: PointerEvent): void => {
      if (held || event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
      const place = placeOf(event.target);
      const element = place && document.querySelector<HTMLElement>(`.mid [data-place="${place}"]`);
      const fans = event.pointerType === 'touch' && element?.closest('.hand') != null;
      if (element && (fans || latest.current.mayDrag(place)))
        held = { place, element, pointer: event.pointerId, x: event.clientX, y: event.clientY, fans };
      pressed = element ?? null;
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== held?.pointer) return;
      const { clientX: x, clientY: y } = event;
      if (!ghost && held.fans) {
        const fanned = fannedAt(held, x, y);
        if (fanned && fanned.element !== held.element) {
          held = { ...held, ...fanned };
          fanned.element.focus({ preventScroll: true });
        }
      }
      const from = held.place;
      if (!ghost && (held.fans ? Math.abs(y - held.y) : Math.hypot(x - held.x, y - held.y)) < THRESHOLD) return;
      if (!latest.current.mayDrag(from)) return;
      ghost ??= liftCard(held.element, (to) => latest.current.wordsAt(from, to));
      ghost.moveTo(x, y);
      const target = targetAt(x, y);
      const under = target && target.place !== held.place ? target : null;
      ghost.over(under && under.element);
      goOver(held.place, under && under.place);
    };
    const up = (event: PointerEvent): void => {
      if (event.pointerId !== held?.pointer) return;
      const { place: from, element } = held;
      // What the finger slid to is pressed; where it came down it is a tap of its own.
      if (!ghost && element !== pressed && fannedAt(held, event.clientX, event.clientY)) element.click();
      const target = ghost ? targetAt(event.clientX, event.clientY) : null;
      if (ghost) swallowClick();
      letGo();
      if (!target || target.place === from || !latest.current.mayDrag(from)) return;
      latest.current.onDrop(from, target.place);
      // The hand has let go of it: it is not seen back where it was for a picture.
      drawAtOnce();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !ghost) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      letGo();
    };
    addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', letGo);
    addEventListener('blur', letGo);
    addEventListener('keydown', key, true);
    return () => {
      letGo();
      removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', letGo);
      removeEventListener('blur', letGo);
      removeEventListener('keydown', key, true);
    };
  }, [during]);
}
