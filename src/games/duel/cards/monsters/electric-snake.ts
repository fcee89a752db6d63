import { draw, mandatoryTrigger, monster } from '../../../../engine/duel/api';
import { sentFromHandByOpponent } from '../shared/sent-by-opponent';

/** Discarded from its owner's hand by an effect of the opponent, it draws two cards. */
export default monster(11324436, {
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: (q, event) => sentFromHandByOpponent(q, event) && event.how === 'discarded',
      *resolve(e) {
        yield* draw(e, e.player, 2);
      },
    }),
  ],
});
