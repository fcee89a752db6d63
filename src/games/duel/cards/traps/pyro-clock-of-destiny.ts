import { cardsThatCountTurns, chooseCard, countOneTurnMore, trap } from '../../../../engine/duel/api';

/** A card that counts turns, or whose effect does, counts one more at once; the turn goes on as it was. */
export default trap(1082946, {
  activate: {
    actsOn: cardsThatCountTurns,
    *resolve(e) {
      const card = yield* chooseCard(e, { from: e.actedOn, prompt: 'choose' });
      if (card !== undefined) yield* countOneTurnMore(e, card);
    },
  },
});
