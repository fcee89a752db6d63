import type { SeatShape } from '../../games/game';

/** More than lies on any field here is drawn so small: the first stand for all. */
const MOST = 12;

/**
 * A row of a seat's field for a picture the size of a stamp, a letter for each place: `m` what fights there, `w` one that lies
 * across, `c` another card face-up, `b` the back of a card, `v` a back that lies across, `.` nothing.
 */
export const rowShape = <C>(cards: readonly (C | null)[], letter: (card: C) => string): SeatShape[0] =>
  cards
    .slice(0, MOST)
    .map((card) => (card ? letter(card) : '.'))
    .join('');
