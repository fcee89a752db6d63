import { gainLifePoints, nothing, spell } from '../../../../engine/duel/api';
import { watches } from '../shared/watching';

/** Each time that monsters return from the field to a hand, together or one, its player gains 500 Life Points. */
export default spell(94425169, {
  activate: nothing,
  effects: [
    watches(
      'toHand',
      (q, { card, from, to }) => from === 'monster' && to === 'hand' && q.isMonster(card!),
      (e) => gainLifePoints(e, e.player, 500),
      { together: true },
    ),
  ],
});
