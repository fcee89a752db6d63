import { equip } from '../../../../engine/duel/api';

/** Battle damage that its monster deals to the opponent is 1000. */
export default equip(94793422, {
  continuous: [
    {
      kind: 'battleDamage',
      of: (q, { player, by }) => by === q.card(q.self).equippedTo && player !== q.card(by).controller,
      amount: () => 1000,
    },
  ],
});
