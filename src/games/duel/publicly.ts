import type { DuelView, EventView, SeatView, ViewCard } from '../../engine/duel';
import { type Place, type ShownPile, type ShownRow, partsOf, placeAt } from '../../engine/table';

/**
 * A public view as it may leave the table. What the screen forgets at the next render a file keeps for ever, so it carries less:
 * no keys of cards (which would tell that a card from the hand is the very one that went there), no depth in a Deck (which would
 * tell of its order), and lines of the log numbered as they are told.
 */
export function publicly(view: DuelView): DuelView {
  const [first, second] = view.seats;
  return {
    ...view,
    viewer: 'public',
    seats: [seatOf(first), seatOf(second)],
    stack: view.stack.map((link) => ({
      ...link,
      place: withoutDepth(link.place),
      targets: link.targets.map((target) => ({ ...target, place: withoutDepth(target.place) })),
    })),
    decision: view.decision && {
      player: view.decision.player,
      kind: view.decision.kind,
      window: view.decision.window,
      prompt: view.decision.prompt,
      asker: view.decision.asker,
      replay: view.decision.replay,
      showsHidden: view.decision.showsHidden,
    },
    log: logOf(view.log),
  };
}

const withoutDepth = (place: Place): Place => {
  const { seat, zone } = partsOf(place);
  return zone === 'deck' || zone === 'fusionDeck' ? placeAt(seat, zone, 0) : place;
};

function cardOf({ key: _key, ...card }: ViewCard): ViewCard {
  return card;
}

function seatOf({ zones, counters }: SeatView): SeatView {
  const row = (zone: ShownRow<ViewCard>): ShownRow<ViewCard> => ({
    ...zone,
    cards: zone.cards.map((card) => card && cardOf(card)),
  });
  const pile = (zone: ShownPile<ViewCard>): ShownPile<ViewCard> => ({ ...zone, cards: zone.cards.map(cardOf) });
  return {
    zones: {
      monster: row(zones.monster),
      spellTrap: row(zones.spellTrap),
      field: row(zones.field),
      ...(zones.pendulum && { pendulum: row(zones.pendulum) }),
      hand: { ...zones.hand, cards: zones.hand.cards.map(cardOf) },
      deck: pile(zones.deck),
      fusionDeck: pile(zones.fusionDeck),
      graveyard: pile(zones.graveyard),
      banished: pile(zones.banished),
    },
    counters,
  };
}

/** Lines that are not told have numbers too: the file counts what it tells. */
function logOf(log: readonly EventView[]): readonly EventView[] {
  const numbers = new Map(log.map((event, number) => [event.number, number]));
  return log.map(({ after, ...event }, number): EventView => {
    const between = after === undefined ? undefined : numbers.get(after);
    const { fromPlace, toPlace } = event;
    return {
      ...event,
      number,
      ...(fromPlace !== undefined && { fromPlace: withoutDepth(fromPlace) }),
      ...(toPlace !== undefined && { toPlace: withoutDepth(toPlace) }),
      ...(between !== undefined && { after: between }),
    };
  });
}
