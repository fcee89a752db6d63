import { attackedNow, justDealtBattleDamage, monster, shields } from '../../../../engine/duel/api';
import { becomes } from '../shared/levels';

/**
 * Spells of the opponent do not affect it. Once a direct attack of it has done battle damage, it may bring its next level in
 * the next Standby Phase of its controller, and in that one alone.
 */
export default monster(74388798, {
  notes: [
    { on: 'battled', when: (q) => justDealtBattleDamage(q) && attackedNow(q) === null, remembers: (q) => ({ turn: q.turn }) },
  ],
  continuous: [shields((q, { kind, player }) => kind === 'spell' && player === q.opponent)],
  effects: [
    becomes(37267041, {
      phase: 'standby',
      whose: 'own',
      condition: (q) => q.data.turn !== undefined && q.turn - q.data.turn <= 2,
    }),
  ],
});
