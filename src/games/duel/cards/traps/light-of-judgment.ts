import { chooseCard, chooseValue, discardCards, lookAt, sendToGraveyard, trap } from '../../../../engine/duel/api';
import { sanctuaryIsThere } from '../shared/sanctuary';

/**
 * Under The Sanctuary in the Sky, of either side, for a LIGHT monster of the hand: a card of the opponent's field or, after a
 * look, of the opponent's hand goes to the Graveyard. It is neither destroyed nor discarded (2005).
 */
export default trap(44595286, {
  activate: {
    condition: sanctuaryIsThere,
    rule: 'needs-another-card',
    costs: [discardCards(1, (q, id) => q.isMonster(id) && q.hasAttribute(id, 'LIGHT'))],
    actsOn: (q) => [...q.cardsOnFieldOf(q.opponent), ...q.handOf(q.opponent)],
    *resolve(e) {
      const field = e.cardsOnFieldOf(e.opponent);
      const hand = e.handOf(e.opponent);
      const places = [...(field.length > 0 ? [0] : []), ...(hand.length > 0 ? [1] : [])];
      if (places.length === 0) return;
      const inHand = (yield* chooseValue(e, 'mode', places)) === 1;
      if (inHand) yield* lookAt(e, hand);
      const card = yield* chooseCard(e, { from: inHand ? hand : field, prompt: 'toGraveyard' });
      if (card !== undefined) yield* sendToGraveyard(e, [card]);
    },
  },
});
