import type { ComponentProps } from 'react';
import type { Place } from '../../engine/table';
import { Button } from '../shared/Button';
import { useDock } from '../shared/dock-store';

/** A button of the dock that stands for a place: while it is pointed at, the place is marked on the table. */
export function DockPlaceButton({ place, ...button }: ComponentProps<typeof Button> & { readonly place: Place | undefined }) {
  const { point } = useDock.getState();
  const on = (): void => point(place ?? null);
  const off = (): void => point(null);
  return <Button {...button} onFocus={on} onPointerEnter={on} onBlur={off} onPointerLeave={off} />;
}
