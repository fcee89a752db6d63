import { monster, returnToHand } from '../../../../engine/duel/api';
import { mustOn } from '../shared/summoned';

/** Summoned in whatever way, it returns all Set cards of both sides to the hands of their owners. */
export default monster(17597059, {
  effects: mustOn(['summon', 'flipSummon', 'specialSummon'], {
    *resolve(e) {
      yield* returnToHand(
        e,
        e.cardsOnField().filter((id) => e.isFaceDown(id)),
      );
    },
  }),
});
