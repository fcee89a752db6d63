import { chooseCards, discard, returnToHand, trap } from '../../../../engine/duel/api';

/** The whole own hand is discarded; as many LIGHT monsters of the own Graveyard come to it, those just discarded among them. */
export default trap(16255442, {
  activate: {
    actsOn: (q) => q.handOf(q.player),
    *resolve(e) {
      const { length: count } = yield* discard(e, e.actedOn);
      const lights = e.graveyardOf(e.player).filter((id) => e.isMonster(id) && e.hasAttribute(id, 'LIGHT'));
      yield* returnToHand(e, yield* chooseCards(e, { from: lights, min: count, max: count, prompt: 'toHand' }));
    },
  },
});
