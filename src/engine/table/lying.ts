import type { Place, Seat, ShownCard, ShownSeat, ShownZone, TableView } from './view';

export const SEATS = [0, 1] as const satisfies readonly Seat[];

const FORM = /^[01]:[a-zA-Z]+(:\d+)?$/;

/** Whether a text names a place. Whether the game has such a zone only a view of it can say. */
export const isPlace = (text: unknown): text is Place => text === 'gone' || (typeof text === 'string' && FORM.test(text));

/** A place taken apart. What has no zone (a card that is gone) has the zone `gone`. */
export interface PlaceParts {
  readonly seat: Seat;
  readonly zone: string;
  readonly index: number;
}

export function partsOf(place: Place): PlaceParts {
  const [seat, zone, index] = place.split(':');
  return { seat: seat === '1' ? 1 : 0, zone: zone ?? 'gone', index: Number(index ?? 0) };
}

export const placeAt = (seat: Seat, zone: string, index: number): Place => `${seat}:${zone}:${index}`;

/** The zone of a seat by its name; undefined for what is no zone of this game. */
export const zoneOf = <Card extends ShownCard>(seat: ShownSeat<Card>, zone: string): ShownZone<Card> | undefined =>
  Object.hasOwn(seat.zones, zone) ? seat.zones[zone] : undefined;

/** The zone in which a place lies, for a pile as a whole too. */
export function zoneAt<Card extends ShownCard>(view: TableView<Card>, place: Place): ShownZone<Card> | undefined {
  const { seat, zone } = partsOf(place);
  return zoneOf(view.seats[seat], zone);
}

/** A pile may show only some of its cards: these keep the places that they have in it. */
const cardIn = <Card extends ShownCard>(zone: ShownZone<Card> | undefined, place: Place): Card | undefined => {
  if (zone?.kind !== 'pile') return zone?.cards[partsOf(place).index] ?? undefined;
  const at = zone.cards[partsOf(place).index];
  return at?.place === place ? at : zone.cards.find((card) => card.place === place);
};

/** The card that a view shows at a place: on the table, or among the cards of a closed pile that may be picked. */
export function lyingAt<Card extends ShownCard>(view: TableView<Card>, place: Place): Card | undefined {
  return cardIn(zoneAt(view, place), place) ?? view.decision?.pick?.from.find((card) => card.place === place) ?? undefined;
}

/** All cards that lie on the table, hands included. */
export function lyingCards<Card extends ShownCard>(view: TableView<Card>): readonly Card[] {
  const cards: readonly (Card | null)[] = view.seats.flatMap((seat) => Object.values(seat.zones).flatMap((zone) => zone.cards));
  return cards.filter((card) => card !== null);
}
