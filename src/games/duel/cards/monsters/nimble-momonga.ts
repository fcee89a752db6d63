import { gainLifePoints, monster } from '../../../../engine/duel/api';
import { multiplies } from '../shared/multiplying';

const NIMBLE_MOMONGA = 22567609;

/** Destroyed by battle, it gives 1000 Life Points; then up to two more of its name may come from the deck face-down. */
export default monster(NIMBLE_MOMONGA, {
  effects: [multiplies(NIMBLE_MOMONGA, 'set', (e) => gainLifePoints(e, e.player, 1000))],
});
