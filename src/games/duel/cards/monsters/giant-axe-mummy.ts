import { attackerNow, destroy, monster, type Scope } from '../../../../engine/duel/api';
import { toItsFoeAfterBattle } from '../shared/after-battle';
import { turnsItselfDown } from '../shared/turning-down';

const attackThatRuns = (q: Scope): number => q.card(attackerNow(q)!).lastAttack;

/**
 * Turns itself face-down once per turn. An attacker that met it face-down with less ATK than its DEF is destroyed at the end of
 * the Damage Step.
 */
export default monster(78266168, {
  notes: [{ on: 'flip', when: (_, event) => event.cause === 'battle', remembers: (q) => ({ moment: attackThatRuns(q) }) }],
  effects: [
    turnsItselfDown,
    toItsFoeAfterBattle(
      (e, foe) => destroy(e, [foe]),
      (q, foe) => attackerNow(q) === foe && q.data.moment === attackThatRuns(q) && q.atk(foe) < q.def(q.self),
      ['monster'],
    ),
  ],
});
