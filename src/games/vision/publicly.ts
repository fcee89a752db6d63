import type { EntryView, SeatView, ViewCard, VisionView } from '../../engine/vision';
import { partsOf, placeAt, type Place, type ShownPile, type ShownRow } from '../../engine/table';

/** Where a card lies in a Deck would tell of its order. */
const withoutDepth = (place: Place): Place => {
  const { seat, zone } = partsOf(place);
  return zone === 'deck' ? placeAt(seat, zone, 0) : place;
};

/**
 * A public view as it may leave the table. It carries less than the screen, which forgets: no keys of cards, no depth in a Deck,
 * nothing of what is to come: what would happen if both passed, which is asked of the rules of the day, the additional phase that
 * waits, and what lasts.
 */
export function publicly({ outlook: _outlook, added: _added, lasts: _lasts, ...view }: VisionView): VisionView {
  const { decision } = view;
  return {
    ...view,
    viewer: 'public',
    seats: [seatOf(view.seats[0]), seatOf(view.seats[1])],
    stack: view.stack.map(entryOf),
    decision: decision && {
      player: decision.player,
      kind: decision.kind,
      isOpen: decision.isOpen,
      ...(decision.window && { window: decision.window }),
      ...(decision.prompt && { prompt: decision.prompt }),
      ...(decision.amount !== undefined && { amount: decision.amount }),
      ...(decision.asker && { asker: { ...decision.asker, place: withoutDepth(decision.asker.place) } }),
      showsHidden: decision.showsHidden,
    },
  };
}

const entryOf = (entry: EntryView): EntryView => ({
  ...entry,
  place: withoutDepth(entry.place),
  targets: entry.targets.map((target) => ({ ...target, place: withoutDepth(target.place) })),
});

const cardOf = ({ key: _key, carried, ...card }: ViewCard): ViewCard => ({
  ...card,
  ...(carried && { carried: carried.map(cardOf) }),
});

function seatOf({ zones, ...seat }: SeatView): SeatView {
  const row = (zone: ShownRow<ViewCard>): ShownRow<ViewCard> => ({
    ...zone,
    cards: zone.cards.map((card) => card && cardOf(card)),
  });
  const pile = (zone: ShownPile<ViewCard>): ShownPile<ViewCard> => ({ ...zone, cards: zone.cards.map(cardOf) });
  return {
    ...seat,
    zones: {
      field: row(zones.field),
      node: row(zones.node),
      play: row(zones.play),
      hand: { ...zones.hand, cards: zones.hand.cards.map(cardOf) },
      deck: pile(zones.deck),
      underworld: pile(zones.underworld),
      removed: pile(zones.removed),
    },
  };
}
