import { damage, monster, type Action, type Effect } from '../../../../engine/duel/api';
import { multiplies } from '../shared/multiplying';

const GIANT_GERM = 95178994;

/** 500 damage to the opponent. @returns whether it was dealt. */
function* hurts(e: Effect): Action<boolean> {
  const before = e.lifePoints(e.opponent);
  yield* damage(e, e.opponent, 500);
  return e.lifePoints(e.opponent) < before;
}

/**
 * Destroyed by battle, it does 500 damage to the opponent; then up to two more of its name may come from the deck in attack
 * position.
 */
export default monster(GIANT_GERM, {
  effects: [multiplies(GIANT_GERM, 'attack', hurts)],
});
