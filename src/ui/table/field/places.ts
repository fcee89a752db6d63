import { partsOf, zoneAt, type Place, type Seat, type TableView } from '../../../engine/table';

/** A pile as a whole, for example `0:graveyard`; a card in it has an index behind that. */
export const pilePlace = (seat: Seat, zone: string): Place => `${seat}:${zone}`;

/** The plate of a seat: where direct attacks and effects on a player point. */
export const seatPlace = (seat: Seat): Place => `${seat}:seat`;

export { placeAt as cellPlace } from '../../../engine/table';

/** Candidates that lie in piles are laid out in a sheet beside the field. */
export const liesInPile = (view: TableView, place: Place): boolean => zoneAt(view, place)?.kind === 'pile';

/** Candidates that do not lie open before whoever picks: in a pile, or in the hand across, are laid out beside the field. */
export const isLaidOut = (view: TableView, candidates: readonly Place[], player: Seat): boolean =>
  candidates.some((place) => liesInPile(view, place) || (partsOf(place).zone === 'hand' && partsOf(place).seat !== player));

/** Where on the table a place is drawn: cards in piles are drawn as their pile. */
export function drawnPlace(view: TableView, place: Place): Place {
  const { seat, zone } = partsOf(place);
  return liesInPile(view, place) ? pilePlace(seat, zone) : place;
}

export { lyingAt as cardAt, partsOf } from '../../../engine/table';
