import { attackedNow, destroy, nothing, ownBattle, spell } from '../../../../engine/duel/api';

/**
 * An opposing attacker with less ATK than the DEF of the own defense position monster that it has attacked is destroyed at the
 * end of the Damage Step, without a chain. Battle damage is as usual.
 */
export default spell(68057622, {
  activate: nothing,
  inBattle: {
    afterAttack: {
      of: 'any',
      when: 'endOfDamageStep',
      *run(e) {
        const battle = ownBattle(e);
        if (battle === undefined || attackedNow(e) !== battle.own || e.isInAttackPosition(battle.own)) return;
        if (e.def(battle.own) > e.atk(battle.other)) yield* destroy(e, [battle.other]);
      },
    },
  },
});
