import { gives, monster } from '../../../../engine/duel/api';

/** Its controller's Beasts, Beast-Warriors and Winged Beasts pierce defense, itself as well. */
export default monster(76909279, {
  continuous: [
    gives(
      'piercing',
      (q, card) => q.controls(q.player, card) && ['Beast', 'Beast-Warrior', 'Winged Beast'].includes(q.race(card) ?? ''),
    ),
  ],
});
