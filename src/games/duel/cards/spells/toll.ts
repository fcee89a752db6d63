import { attackCost, isWithinReach, lifePoints, nothing, spell } from '../../../../engine/duel/api';

/** Each attack costs its player, whoever it is, 500 Life Points, but that of a monster beyond Spells. */
export default spell(82003859, { activate: nothing, continuous: [attackCost(lifePoints(500), isWithinReach)] });
