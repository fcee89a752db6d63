import { discard, linger } from '../../../../engine/duel/api';
import { byBattleDamage } from '../shared/battle-triggers';
import { spirit } from '../shared/spirit';

/**
 * Spirit. Battle damage to the opponent: before the draw of the next Draw Phase that player discards the whole hand, without a
 * chain.
 */
export default spirit(75745607, {
  effects: [byBattleDamage((e) => linger(e, 'discards'))],
  lingering: {
    discards: {
      until: 'forever',
      beforeDraw: {
        whose: 'opponent',
        *run(e) {
          yield* discard(e, [...e.handOf(e.opponent)]);
        },
      },
    },
  },
});
