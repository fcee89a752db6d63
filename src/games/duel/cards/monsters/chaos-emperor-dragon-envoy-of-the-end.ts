import { damage, ignition, lifePoints, monster, sendToGraveyard } from '../../../../engine/duel/api';
import { chaosProcedure } from '../shared/chaos';

/**
 * Comes only by the chaos procedure. For 1000 Life Points, any number of times: all cards in the hands and on the field go to the
 * Graveyard (sent, neither destroyed nor discarded), and each that arrived there does 300 damage to the opponent.
 */
export default monster(82301904, {
  summoning: { specialOnly: true, procedure: chaosProcedure },
  effects: [
    ignition({
      costs: [lifePoints(1000)],
      *resolve(e) {
        const everything = [...e.handOf(e.player), ...e.handOf(e.opponent), ...e.cardsOnField()];
        const sent = yield* sendToGraveyard(e, everything);
        yield* damage(e, e.opponent, 300 * sent.filter((id) => e.card(id).zone === 'graveyard').length);
      },
    }),
  ],
});
