import { equip } from '../../../../engine/duel/api';

/** Battle damage that its monster deals to the opponent of its player is 1000. */
export default equip(94793422, {
  continuous: [
    {
      kind: 'battleDamage',
      of: (q, { player, by }) => by === q.card(q.self).equippedTo && player === q.opponent,
      amount: () => 1000,
    },
  ],
});
