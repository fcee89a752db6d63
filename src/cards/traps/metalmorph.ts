import {
  attackedNow,
  attackerNow,
  equippedMonster,
  equipTo,
  stats,
  target,
  trap,
  type CardId,
  type Scope,
} from '../../engine/duel/api';

/** While damage of its attack on a monster is calculated: half the ATK of that monster. */
const bonus = (q: Scope, card: CardId): number => {
  const attacked = attackedNow(q);
  return q.damageStep === 'calculation' && attackerNow(q) === card && attacked !== null ? Math.round(q.atk(attacked) / 2) : 0;
};

/**
 * Becomes an equip of 300 ATK and DEF for a face-up monster; attacking a monster that also gains half its target's ATK during
 * damage calculation only.
 */
export default trap(68540058, {
  activate: {
    damageStep: 'untilCalculation',
    targets: target((q) => q.faceUpMonsters(), 1, 'equip'),
    *resolve(e) {
      yield* equipTo(e, e.target);
    },
  },
  continuous: [stats(equippedMonster, { atk: 300, def: 300 }), stats(equippedMonster, { atk: bonus })],
});
