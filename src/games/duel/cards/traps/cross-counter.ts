import { attackedNow, attackerNow, destroy, isChosen, linger, ownBattle, trap } from '../../../../engine/duel/api';

/**
 * During damage calculation, when an opposing monster attacks an own defense position monster with more DEF than its ATK: the
 * opponent's battle damage is doubled, and the attacker is destroyed at the end of the Damage Step.
 */
export default trap(37083210, {
  activate: {
    damageStep: 'calculation',
    condition: (q) => {
      const battle = ownBattle(q);
      if (battle === undefined || attackedNow(q) !== battle.own || q.isInAttackPosition(battle.own)) return false;
      return q.def(battle.own) > q.atk(battle.other);
    },
    rule: 'damage-calculation-only',
    *resolve(e) {
      yield* linger(e, 'counter', { cards: [attackerNow(e)!] });
    },
  },
  lingering: {
    counter: {
      until: 'endOfDamageStep',
      about: 'cards',
      parts: [
        {
          kind: 'battleDamage',
          of: (q, { player }) => player === q.opponent,
          amount: (_, amount) => amount * 2,
        },
      ],
      *atEnd(e) {
        yield* destroy(
          e,
          e.monsters().filter((id) => isChosen(e, id)),
        );
      },
    },
  },
});
