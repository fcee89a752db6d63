import type { DuelView, ViewCard } from '../../../engine/duel';

/** How one side stands where a line ends: cards by passcode, in no order where the order says nothing. */
export interface SideOutcome {
  readonly lifePoints: number;
  readonly hand: readonly number[];
  readonly field: readonly number[];
  readonly graveyard: readonly number[];
  readonly deck: number;
}

/** Where a line ends. */
export interface LineOutcome {
  readonly turn: number;
  readonly phase: DuelView['phase'];
  readonly result: DuelView['result'];
  readonly sides: readonly [SideOutcome, SideOutcome];
}

const passcodes = (cards: readonly (ViewCard | null)[]): readonly number[] =>
  cards.flatMap((card) => (card?.passcode === undefined ? [] : [card.passcode]));

/** What both players together see where a line ends. */
export function outcomeOf({ turn, phase, result, seats }: DuelView): LineOutcome {
  const side = ({ zones, counters }: DuelView['seats'][number]): SideOutcome => ({
    lifePoints: counters.lifePoints,
    hand: passcodes(zones.hand.cards).toSorted((a, b) => a - b),
    field: [...passcodes(zones.monster.cards), ...passcodes(zones.spellTrap.cards), ...passcodes(zones.field.cards)],
    graveyard: passcodes(zones.graveyard.cards),
    deck: zones.deck.size,
  });
  return { turn, phase, result, sides: [side(seats[0]), side(seats[1])] };
}
