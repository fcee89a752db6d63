import { chooseCards, discard, returnToHand, trap, type CardId, type Scope } from '../../../../engine/duel/api';

const lights = (q: Scope): CardId[] => q.graveyardOf(q.player).filter((id) => q.isMonster(id) && q.hasAttribute(id, 'LIGHT'));

/**
 * The whole own hand is discarded; as many LIGHT monsters of the own Graveyard come to it, those just discarded among them. There
 * must be as many before.
 */
export default trap(16255442, {
  activate: {
    condition: (q) => lights(q).length >= q.handOf(q.player).filter((id) => id !== q.self).length,
    rule: 'graveyard-too-small',
    actsOn: (q) => q.handOf(q.player),
    *resolve(e) {
      const discarded = yield* discard(e, e.actedOn);
      const { length: count } = discarded.filter((id) => e.card(id).zone === 'graveyard');
      const from = lights(e);
      if (from.length >= count) yield* returnToHand(e, yield* chooseCards(e, { from, min: count, max: count, prompt: 'toHand' }));
    },
  },
});
