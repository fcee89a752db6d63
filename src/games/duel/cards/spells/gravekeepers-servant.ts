import { attackCost, isWithinReach, millCost, nothing, spell } from '../../../../engine/duel/api';

/**
 * Each attack of the opponent costs that player the top card of the own deck, sent to the Graveyard, but for a
 * monster beyond Spells.
 */
export default spell(16762927, {
  activate: nothing,
  continuous: [attackCost(millCost(1), (q, attacker) => q.controls(q.opponent, attacker) && isWithinReach(q, attacker))],
});
