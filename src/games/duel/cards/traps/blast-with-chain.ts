import { destroy, equippedMonster, equipTo, stats, target, trap } from '../../../../engine/duel/api';
import { onceDestroyedOnHost } from '../shared/equip-watching';

/**
 * A Trap that becomes an Equip Card of an own monster: 500 ATK. An effect that destroys it there sets off the bomb: a card on
 * the field is destroyed.
 */
export default trap(98239899, {
  asEquip: { fits: (q, id) => q.controls(q.player, id), movable: true },
  activate: {
    damageStep: 'untilCalculation',
    targets: target((q) => q.faceUpMonstersOf(q.player), 1, 'equip'),
    *resolve(e) {
      yield* equipTo(e, e.target);
    },
  },
  continuous: [stats(equippedMonster, { atk: 500 })],
  effects: onceDestroyedOnHost({
    targets: target((q) => q.cardsOnField(), 1, 'destroy'),
    *resolve(e) {
      yield* destroy(e, e.targets);
    },
  }),
});
