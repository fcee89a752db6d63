import { forbids, isChosen, linger, monster, target } from '../../../../engine/duel/api';
import { mustOn } from '../shared/summoned';

/** Normal or Flip Summoned, it keeps an opposing monster from attacking for as long as it lies face-up itself. */
export default monster(52675689, {
  effects: mustOn(['summon', 'flipSummon'], {
    targets: target((q) => q.monstersOf(q.opponent)),
    *resolve(e) {
      if (e.selfIsThere) yield* linger(e, 'asleep', { cards: e.targets });
    },
  }),
  lingering: {
    asleep: {
      until: 'forever',
      about: 'cards',
      parts: [
        forbids('attack', 'bound-by-card', (q, { card }) => {
          const { zone, faceUp, faceUpSince } = q.card(q.self);
          return isChosen(q, card) && zone === 'monster' && faceUp && faceUpSince < q.lingering!.since && !q.isNegated(q.self);
        }),
      ],
    },
  },
});
