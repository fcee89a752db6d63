import { lyingCards, zoneAt, type Place, type ShownCard, type TableView } from '../../../engine/table';
import type { GameFace } from '../field/face';
import { pilePlace } from '../field/places';

/** How a game lays its cards: what motion has to know of it. */
export type Lying = Pick<GameFace, 'liesAcross' | 'laysAnew' | 'hangs' | 'lane'>;

/** A card at its place as one view shows it. */
export interface Whereabouts {
  readonly card: ShownCard;
  readonly place: Place;
  readonly zone: Place;
  /** `hung`: it hangs on another card. */
  readonly kind: 'row' | 'pile' | 'hand' | 'hung';
}

/** The zone of a seat, for example `0:hand`, of any place in it. */
export const zonePlace = (place: Place): Place => place.split(':', 2).join(':') as Place;

function whereaboutsOf(view: TableView, card: ShownCard, kind?: 'hung'): Whereabouts {
  const { place } = card;
  return {
    card,
    place,
    zone: zonePlace(place),
    kind: kind ?? zoneAt(view, place)?.kind ?? 'pile',
  };
}

/** All cards that a view shows, what hangs on others too. */
export function cardsOf(view: TableView, { hangs }: Lying): readonly Whereabouts[] {
  return lyingCards(view).flatMap((card) => [
    whereaboutsOf(view, card),
    ...(hangs?.(card) ?? []).map((one) => whereaboutsOf(view, one, 'hung')),
  ]);
}

/** How many cards lie closed in each pile: nobody knows which. */
export function closedPiles(view: TableView): ReadonlyMap<Place, number> {
  const closed = new Map<Place, number>();
  view.seats.forEach((seat, i) =>
    Object.entries(seat.zones).forEach(([name, zone]) => {
      if (zone.kind === 'pile') closed.set(pilePlace(i === 0 ? 0 : 1, name), zone.size - zone.cards.length);
    }),
  );
  return closed;
}

/** Whether a view shows the face of a card, and not only to whoever may lift it. */
export const showsFace = ({ card, kind }: Whereabouts): boolean => card.known && (card.faceUp || kind !== 'row');
