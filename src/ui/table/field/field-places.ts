import { zoneOf, type Place, type Seat, type ShownCard, type ShownRow, type TableView } from '../../../engine/table';
import type { GameFace } from './face';
import { cellsAt, type Stand } from './layout';
import { cellPlace, pilePlace } from './places';

/** The cards of a row that stand in one of its lanes. */
export const cardsInLane = (face: GameFace, { lane }: Stand, { cards }: ShownRow): readonly ShownCard[] =>
  cards.filter((card): card is ShownCard => card !== null && face.lane?.(card) === lane);

/** All places of the field, the near one first where the keyboard comes in. */
export function fieldPlaces(view: TableView, face: GameFace, near: Seat): readonly Place[] {
  const { rows, sheet, entrance } = face.layout;
  const ofStand = (seat: Seat, stand: Stand): readonly Place[] => {
    const zone = zoneOf(view.seats[seat], stand.zone);
    if (stand.lane !== undefined)
      return zone?.kind === 'row'
        ? cardsInLane(face, stand, zone).flatMap((card) => [card, ...(face.hangs?.(card) ?? [])].map(({ place }) => place))
        : [];
    if (zone?.kind === 'row') return cellsAt(stand, zone).map((i) => cellPlace(seat, stand.zone, i));
    return [stand, ...(stand.beside ? [stand.beside] : [])].map((pile) => pilePlace(seat, pile.zone));
  };
  const places = ([near, near === 0 ? 1 : 0] as const).flatMap((seat) => [
    ...rows.flat().flatMap((stand) => ofStand(seat, stand)),
    ...(sheet ? [pilePlace(seat, sheet.shelf), ...sheet.piles.flatMap((stand) => ofStand(seat, stand))] : []),
  ]);
  const first = cellPlace(near, entrance.zone, entrance.index);
  return places.includes(first) ? [first, ...places.filter((place) => place !== first)] : places;
}
