import { attackedNow, monster } from '../../../../engine/duel/api';

/** The battle damage of the opponent from an attack on it is doubled. */
export default monster(31812496, {
  continuous: [
    {
      kind: 'battleDamage',
      of: (q, { player }) => player === q.opponent && attackedNow(q) === q.self,
      amount: (_, amount) => 2 * amount,
    },
  ],
});
