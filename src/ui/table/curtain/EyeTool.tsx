import type { KeyboardEvent, PointerEvent } from 'react';
import type { Seat as Player } from '../../../engine/table';
import { useLookTexts } from '../../../i18n/look-texts';
import { useTable } from '../../../store/desk/table-store';
import type { Table } from '../../../store/desk/table';
import { Icon, seatClass } from '../../base/art';
import './eye.css';
import { peekWhileHeld } from './peek-while-held';

interface EyeToolProps {
  readonly table: Table;
  readonly names: readonly [string, string];
  readonly seat: Player;
}

const isHoldKey = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';

/**
 * The eye of a seat: its own cards are shown while it is held by finger, mouse or key. During a short look it covers them
 * again. The same for both seats, whatever they hold.
 */
export function EyeTool({ table, names, seat }: EyeToolProps) {
  const t = useLookTexts();
  if (table.secrecy !== 'peek' || table.alone !== null || table.view.result) return null;
  const { peek, endPeek, cover } = useTable.getState();
  const looks = table.glance?.player === seat ? table.glance.kind : null;

  const begin = (event: PointerEvent<HTMLButtonElement>): void => {
    if (event.button !== 0) return;
    if (looks === 'act') return cover();
    // The finger may slide off the button: the eye stays open until it is lifted.
    event.currentTarget.setPointerCapture(event.pointerId);
    peek(seat);
  };
  return (
    <button
      type="button"
      className={`eye ${seatClass(seat)}`}
      data-eye={seat}
      aria-pressed={looks !== null}
      aria-label={(looks === 'act' ? t.coverOf : looks === 'held' ? t.holdingOf : t.holdOf)(names[seat])}
      onPointerDown={begin}
      onPointerUp={endPeek}
      onPointerCancel={endPeek}
      onLostPointerCapture={endPeek}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (!isHoldKey(event)) return;
        event.preventDefault();
        event.stopPropagation();
        if (event.repeat) return;
        if (looks === 'act') cover();
        else peekWhileHeld(seat, event.key);
      }}
    >
      <Icon name={looks === null ? 'eye' : 'eye-off'} />
      <span>{looks === 'act' ? t.cover : looks === 'held' ? t.holding : t.hold}</span>
    </button>
  );
}
