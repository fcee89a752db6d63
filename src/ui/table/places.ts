import type { DuelView, Place, Player, ViewCard, Zone } from '../../engine';

export type PileKind = 'deck' | 'fusionDeck' | 'graveyard' | 'banished';

/** A pile as a whole, for example `0:graveyard`; a card in it has an index behind that. */
export const pilePlace = (seat: Player, kind: PileKind): Place => `${seat}:${kind}`;

/** The plate of a seat: where direct attacks and effects on a player point. */
export const seatPlace = (seat: Player): Place => `${seat}:seat`;

export const cellPlace = (seat: Player, zone: 'monster' | 'spellTrap', index: number): Place => `${seat}:${zone}:${index}`;

export const fieldPlace = (seat: Player): Place => `${seat}:field:0`;

export interface PlaceParts {
  readonly seat: Player;
  readonly zone: Zone | 'seat';
  readonly index: number;
}

export function partsOf(place: Place): PlaceParts {
  const [seat, zone, index] = place.split(':');
  return { seat: seat === '1' ? 1 : 0, zone: (zone ?? 'gone') as PlaceParts['zone'], index: Number(index ?? 0) };
}

const PILES: readonly string[] = ['deck', 'fusionDeck', 'graveyard', 'banished'];

const isPileZone = (zone: PlaceParts['zone']): zone is PileKind => PILES.includes(zone);

/** Where on the table a place is drawn: cards in piles are drawn as their pile. */
export function drawnPlace(place: Place): Place {
  const { seat, zone } = partsOf(place);
  return isPileZone(zone) ? pilePlace(seat, zone) : place;
}

/** The card at a place, as far as this view shows one. */
export function cardAt(view: DuelView, place: Place): ViewCard | undefined {
  const { seat, zone, index } = partsOf(place);
  const side = view.seats[seat];
  switch (zone) {
    case 'monster':
      return side.monsters[index] ?? undefined;
    case 'spellTrap':
      return side.spellsTraps[index] ?? undefined;
    case 'field':
      return side.field ?? undefined;
    case 'hand':
      return side.hand[index];
    case 'graveyard':
      return side.graveyard[index];
    case 'banished':
      return side.banished[index];
    default:
      return view.decision?.pick?.from.find((card) => card.place === place);
  }
}

/** Whether this view shows the card with this passcode anywhere: nothing else may be named beside it. */
export function showsCard(view: DuelView, passcode: number): boolean {
  const has = (card: ViewCard | null): boolean => card?.passcode === passcode;
  return (
    view.seats.some(
      (seat) =>
        [seat.hand, seat.graveyard, seat.banished, seat.monsters, seat.spellsTraps].some((cards) => cards.some(has)) ||
        has(seat.field),
    ) ||
    view.chain.some(
      (link) =>
        link.passcode === passcode ||
        link.targets.some((target) => target.passcode === passcode) ||
        link.costs.some((cost) => cost.passcodes?.includes(passcode)),
    ) ||
    view.log.some((event) => event.passcode === passcode || event.other === passcode) ||
    view.decision?.asker?.passcode === passcode ||
    (view.decision?.pick?.from.some(has) ?? false) ||
    (view.decision?.options?.some((option) => option.passcode === passcode) ?? false)
  );
}
