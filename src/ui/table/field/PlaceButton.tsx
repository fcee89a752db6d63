import type { KeyboardEvent, ReactNode } from 'react';
import type { Place } from '../../../engine/table';
import { COMMANDS, meantKey } from '../../../store/keeping/keys';
import { hasMoved } from '../../base/shared/pointer-moved';
import { useTabStop } from './roving';
import { useTableGround } from './table-context';

interface PlaceButtonProps {
  readonly place: Place;
  readonly label: string;
  readonly className?: string;
  readonly pressed?: boolean;
  readonly onPress: () => void;
  readonly onInspect?: () => void;
  readonly children?: ReactNode;
}

/** One focusable place of the table. Arrow keys walk between them; only one is a tab stop per region. */
export function PlaceButton({ place, label, className, pressed, onPress, onInspect, children }: PlaceButtonProps) {
  const stop = useTabStop(place);
  const { onLeave } = useTableGround();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (meantKey(event) === COMMANDS.table.inspect && !event.ctrlKey && !event.metaKey && !event.altKey) onInspect?.();
  };
  return (
    <button
      type="button"
      data-place={place}
      className={className}
      aria-label={label}
      aria-pressed={pressed}
      tabIndex={stop.tabIndex}
      onFocus={() => {
        stop.take();
        onInspect?.();
      }}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse' && hasMoved(event)) onInspect?.();
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') onLeave?.(place);
      }}
      onBlur={() => onLeave?.(place)}
      onKeyDown={onKeyDown}
      onClick={() => {
        // Not every browser gives a pressed button the focus.
        onInspect?.();
        onPress();
      }}
    >
      {children}
    </button>
  );
}
