import type { DuelView, ProfileId, ViewCard } from '../../../engine/duel';
import { partsOf } from '../../../engine/table';
import { cardFacts } from '../../../store/cards/card-book';
import { emptyPosition, type Cells, type LaidCard, type LaidPosition, type LaidSeat, type Spot } from './laid-position';

/** A position taken from a table, and how many cards lie there that its viewer may not know: they stay out. */
export interface TakenPosition {
  readonly position: LaidPosition;
  readonly unknown: number;
}

/**
 * The position that a view shows, as far as the viewer may know it. Of a card that it does not know nothing is taken, not even
 * its place: whoever lays one there says which it is.
 */
export function positionOfView(view: DuelView, profile: ProfileId): TakenPosition {
  const seats = [seatOf(view, 0), seatOf(view, 1)] as const;
  const position: LaidPosition = {
    ...emptyPosition(profile),
    turn: Math.max(1, view.turn),
    turnPlayer: view.turnPlayer,
    phase: view.phase,
    seats: [seats[0].laid, seats[1].laid],
  };
  return { position, unknown: seats[0].unknown + seats[1].unknown };
}

function seatOf(view: DuelView, seat: 0 | 1): { readonly laid: LaidSeat; readonly unknown: number } {
  const { zones, counters } = view.seats[seat];
  let unknown = 0;
  const known = (card: ViewCard, as: (card: ViewCard, passcode: number) => LaidCard): LaidCard | null => {
    if (card.known && card.passcode !== undefined) return as(card, card.passcode);
    unknown += 1;
    return null;
  };
  const inRow = (cards: readonly (ViewCard | null)[], as: (card: ViewCard, passcode: number) => LaidCard): Cells =>
    cards.map((card) => card && known(card, as));
  const inPile = (cards: readonly ViewCard[]): Cells =>
    cards.flatMap((card) => known(card, (_, passcode) => ({ card: passcode })) ?? []);
  const plain = emptyPosition().seats[seat];
  const faceUpExtra = zones.fusionDeck.cards.flatMap((card) =>
    card.known && card.faceUp && card.passcode !== undefined ? [{ card: card.passcode, face: 'up' as const }] : [],
  );
  const deed =
    seat === view.turnPlayer ? view.soFar?.find(({ kind }) => kind === 'normalSummon' || kind === 'normalSet') : undefined;
  const laid: LaidSeat = {
    lifePoints: counters.lifePoints,
    normalSummonUsed: deed !== undefined && !deed.isOpen,
    hasStandIns: true,
    zones: {
      ...plain.zones,
      hand: inPile(zones.hand.cards),
      graveyard: inPile(zones.graveyard.cards),
      banished: inPile(zones.banished.cards),
      fusionDeck: faceUpExtra,
      monster: inRow(zones.monster.cards, (card, passcode) => ({
        card: passcode,
        ...(card.position === 'defense' && { position: card.faceUp ? ('defense' as const) : ('set' as const) }),
        ...common(card, seat),
        ...values(card),
        ...(card.attackedThisTurn && { attackedThisTurn: true }),
        ...(card.arrivedThisTurn && { summonedThisTurn: true }),
      })),
      spellTrap: inRow(zones.spellTrap.cards, (card, passcode) => ({
        card: passcode,
        ...(card.faceUp && { face: 'up' as const }),
        ...common(card, seat),
        ...(card.arrivedThisTurn && !card.faceUp && { setThisTurn: true }),
        ...tie('equippedTo', card.equippedTo),
        ...tie('linkedTo', card.linkedTo),
      })),
      field: inRow(zones.field.cards, (card, passcode) => ({
        card: passcode,
        ...(!card.faceUp && { face: 'set' as const }),
        ...common(card, seat),
      })),
      pendulum: zones.pendulum ? inRow(zones.pendulum.cards, (card, passcode) => ({ card: passcode })) : plain.zones.pendulum,
    },
  };
  return { laid, unknown };
}

const common = (card: ViewCard, seat: 0 | 1) => ({
  ...(card.owner !== seat && { owner: card.owner }),
  ...(card.counters !== undefined && card.counters > 0 && { counters: card.counters }),
});

/** What was laid by hand on a monster is laid again; what effects make of it comes by itself. */
function values({ passcode, changes = [] }: ViewCard): Pick<LaidCard, 'atk' | 'def'> {
  const laid = changes.filter(({ isLaid }) => isLaid);
  const facts = passcode === undefined ? undefined : cardFacts(passcode);
  return Object.fromEntries(laid.map(({ of, amount }) => [of, Math.max(0, (facts?.[of] ?? 0) + amount)]));
}

/** A tie to a card that the viewer does not know is none. */
function tie(key: 'equippedTo' | 'linkedTo', place: ViewCard['equippedTo']): Partial<Record<'equippedTo' | 'linkedTo', Spot>> {
  if (place === undefined) return {};
  const { seat, zone, index } = partsOf(place);
  return seat !== undefined && zone === 'monster' && index !== undefined ? { [key]: { seat, zone, index } } : {};
}
