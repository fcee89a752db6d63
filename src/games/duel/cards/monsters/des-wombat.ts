import { forbids, monster } from '../../../../engine/duel/api';

/** Damage by effects is 0 for its controller. */
export default monster(9637706, {
  continuous: [forbids('takeEffectDamage', 'no-effect-damage', (q, { player }) => player === q.player)],
});
