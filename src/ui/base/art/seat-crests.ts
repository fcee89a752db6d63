import type { Seat } from '../../../engine/table';
import { circle } from './geometry';

export type { Seat };

/** The class that gives everything of a seat its colours. */
export const seatClass = (seat: Seat): 'seat-a' | 'seat-b' => (seat === 0 ? 'seat-a' : 'seat-b');

/** The shape that goes with the colour wherever a seat is named: a lozenge or a disc. */
export const seatShape = (seat: Seat): 'lozenge' | 'disc' => (seat === 0 ? 'lozenge' : 'disc');

export const SEAT_CREST_VIEW_BOX = '-50 -50 100 100';

/** Four lozenges, seven discs: each crest is built of its seat's own shape. */
export const SEAT_EMBLEMS: Readonly<Record<Seat, string>> = {
  0: 'M0-31L13-17.5 0-4-13-17.5ZM0 4L13 17.5 0 31-13 17.5ZM-31 0L-17.5-13-4 0-17.5 13ZM4 0L17.5-13 31 0 17.5 13Z',
  1: [
    circle(11),
    ...Array.from({ length: 6 }, (_, k) => circle(9, Math.sin((k * Math.PI) / 3) * 22.5, -Math.cos((k * Math.PI) / 3) * 22.5)),
  ].join(''),
};

const FIELDS: Readonly<Record<Seat, readonly [outer: string, inner: string]>> = {
  0: ['M0-49L49 0 0 49-49 0Z', 'M0-40L40 0 0 40-40 0Z'],
  1: [circle(47), circle(39)],
};

/** The whole crest on its field. Uses --color-seat-fill and --color-seat-on, so it must stand under `seatClass`. */
export function seatCrest(seat: Seat): string {
  const [outer, inner] = FIELDS[seat];
  return `<path d="${outer}" fill="var(--color-seat-fill)"/><path d="${inner}" fill="none" stroke="var(--color-seat-on)" stroke-width="2.5"/><path d="${SEAT_EMBLEMS[seat]}" fill="var(--color-seat-on)"/>`;
}
