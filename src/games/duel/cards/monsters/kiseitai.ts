import {
  becomeEquip,
  destroy,
  gainLifePoints,
  hasJustBeenTurnedUpByAttack,
  mandatoryTrigger,
  monster,
  phaseTrigger,
} from '../../../../engine/duel/api';

/**
 * Attacked face-down it becomes an Equip Card on the attacker, and no damage is calculated; without a zone it is destroyed.
 * Half the ATK of that monster is gained in each Standby Phase of the opponent.
 */
export default monster(4266839, {
  asEquip: { isSpell: true },
  effects: [
    mandatoryTrigger({
      on: 'faces',
      when: (q) => hasJustBeenTurnedUpByAttack(q, q.self),
      *resolve(e) {
        const { foe } = e.event!;
        if (!e.selfIsThere || e.card(foe!).zone !== 'monster') return;
        if (!(yield* becomeEquip(e, foe!))) yield* destroy(e, [e.self]);
      },
    }),
    phaseTrigger({
      phase: 'standby',
      whose: 'opponent',
      from: ['spellTrap'],
      condition: (q) => q.card(q.self).equippedTo !== null,
      *resolve(e) {
        const { equippedTo } = e.card(e.self);
        if (e.selfIsThere && equippedTo !== null) yield* gainLifePoints(e, e.player, Math.floor(e.atk(equippedTo) / 2));
      },
    }),
  ],
});
