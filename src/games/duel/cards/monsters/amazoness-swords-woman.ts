import { battles, monster } from '../../../../engine/duel/api';

/** Battle damage that its controller would take from its battles is the opponent's. */
export default monster(94004268, {
  continuous: [{ kind: 'battleDamage', of: (q, { player }) => player === q.player && battles(q), toOpponent: true }],
});
