import {
  attackedNow,
  attackerNow,
  destroy,
  hasBegunAbout,
  nothing,
  ownBattle,
  spell,
  type Scope,
} from '../../../../engine/duel/api';

/** The own monster that is attacked is in defense position, with more DEF than the attacker has ATK. */
const holdsOut = (q: Scope): boolean => {
  const battle = ownBattle(q);
  if (battle === undefined || attackedNow(q) !== battle.own || q.isInAttackPosition(battle.own)) return false;
  return q.def(battle.own) > q.atk(battle.other);
};

/**
 * An opposing attacker with less ATK than the DEF of the own defense position monster that it has attacked, as damage was
 * calculated, is destroyed at the end of the Damage Step, without a chain. Battle damage is as usual.
 */
export default spell(68057622, {
  activate: nothing,
  notes: [{ on: 'battled', about: 'any', when: (q, { card }) => card === attackerNow(q) && holdsOut(q), begins: 'parried' }],
  inBattle: {
    afterAttack: {
      of: 'any',
      when: 'endOfDamageStep',
      *run(e) {
        yield* destroy(
          e,
          e.monsters().filter((id) => hasBegunAbout(e, 'parried', id)),
        );
      },
    },
  },
  lingering: { parried: { until: 'endOfDamageStep', about: 'cards' } },
});
