import type { CSSProperties } from 'react';
import type { Seat as Player } from '../../../engine/table';
import { narrowSpot } from './layout';
import { useTableGround } from './table-context';

/** Where a cell goes: larger tables lay their cells one after the other, `at` being its number in its half, phones by zones. */
export function useSpot(at: number, seat: Player, zone: string, index = 0): CSSProperties {
  const { face, bottomSeat } = useTableGround();
  const { row, column } = narrowSpot(face.layout, zone, index, seat !== bottomSeat);
  return { '--at': at, '--narrow-row': row, '--narrow-column': column };
}
