import { useEffect, useState } from 'react';
import { isPlace, type Place } from '../../../engine/table';

const placeIn = (target: EventTarget | null): Place | undefined => {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset.place : undefined;
  return isPlace(place) ? place : undefined;
};

/** The place in the field that is pointed at; else the one that has the focus. */
export function usePointedPlace(field: HTMLElement | null): Place | undefined {
  const [pointed, setPointed] = useState<Place>();
  const [focused, setFocused] = useState<Place>();
  useEffect(() => {
    if (!field) return undefined;
    const over = (event: PointerEvent): void => setPointed(placeIn(event.target));
    const leave = (): void => setPointed(undefined);
    const focus = (event: FocusEvent): void => setFocused(placeIn(event.target));
    const blur = (): void => setFocused(undefined);
    field.addEventListener('pointerover', over);
    field.addEventListener('pointerleave', leave);
    field.addEventListener('focusin', focus);
    field.addEventListener('focusout', blur);
    return () => {
      field.removeEventListener('pointerover', over);
      field.removeEventListener('pointerleave', leave);
      field.removeEventListener('focusin', focus);
      field.removeEventListener('focusout', blur);
    };
  }, [field]);
  return pointed ?? focused;
}
