import { damage, monster } from '../../../../engine/duel/api';
import { multiplies } from '../shared/multiplying';

const GIANT_GERM = 95178994;

/**
 * Destroyed by battle, it does 500 damage to the opponent; then up to two more of its name may come from the deck in attack
 * position.
 */
export default monster(GIANT_GERM, {
  effects: [multiplies(GIANT_GERM, 'attack', (e) => damage(e, e.opponent, 500))],
});
