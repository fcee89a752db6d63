import type { ComponentProps } from 'react';
import type { Place } from '../../../engine/table';
import { Button } from '../../base/shared/Button';
import { useDock, type Aim } from '../../base/shared/dock-store';

interface DockPlaceButtonProps extends ComponentProps<typeof Button> {
  readonly place: Place | undefined;
  /** What an attack by this button goes at, where that is no place. */
  readonly aim?: Aim | undefined;
}

/** A button of the dock that stands for a place: while it is pointed at, the place is marked on the table. */
export function DockPlaceButton({ place, aim = place, ...button }: DockPlaceButtonProps) {
  const { point, consider } = useDock.getState();
  const on = (): void => {
    point(place ?? null);
    if (aim !== undefined) consider(aim);
  };
  const off = (): void => point(null);
  return <Button {...button} onFocus={on} onPointerEnter={on} onBlur={off} onPointerLeave={off} />;
}
