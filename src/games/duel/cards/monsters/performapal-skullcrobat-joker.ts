import { forbids, monster, optionalTrigger, search } from '../../../../engine/duel/api';
import { isPerformer } from '../shared/pendulum';

const JOKER = 40318957;

/**
 * Pendulum: its controller Pendulum Summons Performapals, Pendulum Magicians and Odd-Eyes only, which nothing negates. Monster:
 * Normal Summoned, it may fetch one of these from the deck.
 */
export default monster(JOKER, {
  inPendulumZone: {
    continuous: [
      forbids(
        'pendulumSummon',
        'pendulum-summon-limited',
        (q, { player, card }) => player === q.player && card !== null && !isPerformer(q, card),
      ),
    ],
    cannotBeNegated: true,
  },
  effects: [
    optionalTrigger({
      on: 'summon',
      *resolve(e) {
        yield* search(e, (id) => isPerformer(e, id) && !e.isNamed(id, JOKER));
      },
    }),
  ],
});
