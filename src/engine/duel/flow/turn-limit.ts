import { settle } from '../api/reach';
import type { Action } from '../model/effect';
import type { Duel } from '../model/duel';
import type { CardId } from '../model/vocabulary';
import { moveToPile } from '../rules/movement';

/** Whether the running turn is one that the card counts. */
function counts(duel: Duel, id: CardId): boolean {
  const limit = duel.defs[id]!.departure.turnLimit;
  const card = duel.state.cards[id]!;
  if (limit === undefined || limit.inStandby === true || !card.faceUp || card.leaving) return false;
  return limit.whose === 'each' || (limit.whose === 'own') === (card.controller === duel.state.turnPlayer);
}

/** The card's time is up in this End Phase. */
export const endsThisTurn = (duel: Duel, id: CardId): boolean =>
  counts(duel, id) && turnsOf(duel, id) + 1 >= duel.defs[id]!.departure.turnLimit!.turns;

const turnsOf = (duel: Duel, id: CardId): number => duel.state.cards[id]!.data?.turns ?? 0;

/** The turn ends: cards that count it do so, and those whose time was up in a skipped turn go now. */
export function countTurn(duel: Duel): void {
  if (duel.index.limitedCards.length === 0) return;
  for (const side of duel.state.players) {
    for (const id of side.spellsTraps) {
      if (id === null || !counts(duel, id)) continue;
      if (endsThisTurn(duel, id)) destroyNow(duel, id);
      else duel.state.cards[id]!.data = { turns: turnsOf(duel, id) + 1 };
    }
  }
}

function destroyNow(duel: Duel, id: CardId): void {
  const { controller, passcode } = duel.state.cards[id]!;
  duel.newBatch();
  duel.happen({ verb: 'destroy', player: controller, card: id, passcode, cause: 'rule', by: id, rule: 'turns-counted' });
  moveToPile(duel, id, 'graveyard', { cause: 'rule', how: 'destroyed', by: id });
  settle(duel);
}

/** Leaving as an item of the End Phase, without a chain. */
export function* leave(duel: Duel, id: CardId): Action {
  destroyNow(duel, id);
}
