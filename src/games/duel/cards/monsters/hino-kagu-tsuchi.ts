import { dealtBattleDamage, discard, linger, mandatoryTrigger } from '../../../../engine/duel/api';
import { spirit } from '../shared/spirit';

/**
 * Spirit. Battle damage to the opponent: before the draw of the next Draw Phase that player discards the whole hand, without a
 * chain.
 */
export default spirit(75745607, {
  effects: [
    mandatoryTrigger({
      on: 'damage',
      about: 'any',
      when: dealtBattleDamage,
      *resolve(e) {
        yield* linger(e, 'discards');
      },
    }),
  ],
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
