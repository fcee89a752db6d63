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
} from '../../../../engine/duel/api';

/** While damage of its attack on a monster is calculated. */
const attacksNow = (q: Scope, card: CardId): boolean =>
  equippedMonster(q, card) && q.damageStep === 'calculation' && attackerNow(q) === card && attackedNow(q) !== null;
/** Half the ATK of the monster that it attacks. */
const bonus = (q: Scope): number => Math.round(q.atk(attackedNow(q)!) / 2);

/**
 * Becomes an equip of 300 ATK and DEF for a face-up monster; attacking a monster that also gains half its target's ATK during
 * damage calculation only.
 */
export default trap(68540058, {
  asEquip: { movable: true },
  activate: {
    damageStep: 'untilCalculation',
    targets: target((q) => q.faceUpMonsters(), 1, 'equip'),
    *resolve(e) {
      yield* equipTo(e, e.target);
    },
  },
  continuous: [stats(equippedMonster, { atk: 300, def: 300 }), stats(attacksNow, { atk: bonus })],
});
