import { forbids, monster, stats } from '../../../../engine/duel/api';

/** Own Warriors, itself included, have 400 ATK more. It is no attack target while its controller has another monster. */
export default monster(10375182, {
  continuous: [
    stats((q, card) => q.controls(q.player, card) && q.race(card) === 'Warrior', { atk: 400 }),
    forbids('attackTarget', 'protected-from-attack', (q, { card }) => card === q.self && q.monstersOf(q.player).length > 1),
  ],
});
