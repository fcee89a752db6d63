import { draw, ignition, monster, sendFromHand } from '../../../../engine/duel/api';

const POT_OF_GREED = 55144522;

/** For a Pot of Greed sent from the hand three cards are drawn. */
export default monster(99284890, {
  effects: [
    ignition({
      draws: 'own',
      costs: [sendFromHand(1, (q, id) => q.isNamed(id, POT_OF_GREED))],
      *resolve(e) {
        yield* draw(e, e.player, 3);
      },
    }),
  ],
});
