import { attackedNow, monster } from '../../../../engine/duel/api';

/** Its direct attacks deal double battle damage. */
export default monster(50823978, {
  continuous: [
    {
      kind: 'battleDamage',
      of: (q, { player, by }) => by === q.self && player === q.opponent && attackedNow(q) === null,
      amount: (_, amount) => 2 * amount,
    },
  ],
});
