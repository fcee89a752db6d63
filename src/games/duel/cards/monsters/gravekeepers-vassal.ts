import { monster } from '../../../../engine/duel/api';

/** Its battle damage counts as damage by an effect. */
export default monster(99690140, {
  continuous: [{ kind: 'battleDamage', of: (q, { player, by }) => by === q.self && player === q.opponent, asEffect: true }],
});
