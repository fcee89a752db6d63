import { halfDamage } from '../../../../engine/duel/api';
import { spirit } from '../shared/spirit';

/** Spirit whose battle damage is halved. */
export default spirit(40473581, {
  continuous: [
    {
      kind: 'battleDamage',
      of: (q, { player, by }) => by === q.self && player === q.opponent,
      amount: (_, amount) => halfDamage(amount),
    },
  ],
});
