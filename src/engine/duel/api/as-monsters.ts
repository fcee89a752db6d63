import { CAME } from '../model/card';
import type { Action } from '../model/effect';
import type { Effect } from '../model/scope';
import type { Scope } from '../model/scope';
import type { CardId } from '../model/vocabulary';
import { canBeSpecialSummoned } from '../rules/summoning';
import { freeZone, moveToField, moveToMonsterZone, placeForLog } from '../rules/movement';
import { choosePlacement } from './choices';
import { settle } from './reach';
import { tellSummon, rememberForNegation } from './telling-summons';

/** A card that is no monster and becomes none by itself. */
export const maySetAsMonster = (q: Scope, id: CardId): boolean => !q.isMonster(id) && q.duel.defs[id]!.asMonster === undefined;

/**
 * Cards that are no monsters are put face-down among the own ones, as monsters with 0 ATK and DEF and no effect. They are that as
 * long as they lie there.
 */
export function* setAsMonsters(e: Effect, cards: readonly CardId[]): Action {
  const { duel, player } = e;
  duel.newBatch();
  for (const id of cards) {
    const from = duel.state.cards[id]!.zone;
    const fromPlace = placeForLog(duel, id);
    moveToField(duel, id, player, 'monster', freeZone(duel, player, 'monster')!, 'set');
    duel.state.cards[id]!.came = CAME.special;
    tellSummon(duel, id, player, fromPlace, from);
  }
  settle(duel);
}

/**
 * Special Summons this Trap as the monster that it says it is; without a free zone it stays what it is. @returns whether it came.
 */
export function* summonAsMonster(e: Effect): Action<boolean> {
  const { duel, player, self } = e;
  if (!e.selfIsThere || e.freeMonsterZones(player) === 0 || !canBeSpecialSummoned(duel, player, self)) return false;
  const placement = yield* choosePlacement(e, self, ['attack', 'defense'], player);
  const fromPlace = placeForLog(duel, self);
  duel.newBatch();
  moveToMonsterZone(duel, self, freeZone(duel, player, 'monster')!, placement);
  duel.state.cards[self]!.came = CAME.special;
  duel.state.players[player].summonsThisTurn += 1;
  tellSummon(duel, self, player, fromPlace, 'spellTrap');
  rememberForNegation(e, [self]);
  settle(duel);
  return true;
}
