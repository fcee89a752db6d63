import type { CSSProperties } from 'react';
import type { Player } from '../../engine/duel';
import { narrowSpot } from './layout';
import { useTableGround } from './table-context';

/** Where a cell goes on a phone; larger tables lay their cells one after the other. */
export function useSpot(seat: Player, zone: string, index = 0): CSSProperties {
  const { face, bottomSeat } = useTableGround();
  const { row, column } = narrowSpot(face.layout, zone, index, seat !== bottomSeat);
  return { '--narrow-row': row, '--narrow-column': column };
}
