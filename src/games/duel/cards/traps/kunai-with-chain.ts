import {
  declaredAttacker,
  equippedMonster,
  equipTo,
  opponentDeclaredAttack,
  putInDefensePosition,
  stats,
  target,
  trap,
  type Scope,
} from '../../../../engine/duel/api';

const attacker = target((q: Scope) => (opponentDeclaredAttack(q) ? declaredAttacker(q) : []));
const bearer = target((q: Scope) => q.faceUpMonstersOf(q.player), 1, 'equip');

/**
 * Puts a declared attacker in defense position (mode 0), becomes an equip of 500 ATK for an own monster (mode 1, in the Damage
 * Step too, where nothing is declared), or both (mode 2).
 */
export default trap(37390589, {
  asEquip: { movable: (q, id) => q.controls(q.player, id) },
  activate: {
    damageStep: 'untilCalculation',
    modes: [{ targets: attacker }, { targets: bearer }, { targets: [...attacker, ...bearer] }],
    *resolve(e) {
      const stopped = e.mode === 1 ? [] : e.targets.filter((id) => e.controls(e.opponent, id));
      yield* putInDefensePosition(e, stopped);
      const [own = null] = e.targets.filter((id) => !stopped.includes(id));
      if (e.mode > 0) yield* equipTo(e, own);
    },
  },
  continuous: [stats(equippedMonster, { atk: 500 })],
});
