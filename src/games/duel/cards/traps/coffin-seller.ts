import { damage, nothing, trap } from '../../../../engine/duel/api';
import { watches } from '../shared/watching';

/** Each time that monsters go to the opponent's Graveyard, from wherever, together or one, the opponent takes 300 damage. */
export default trap(65830223, {
  activate: nothing,
  effects: [
    watches(
      'toGrave',
      (q, { card, to }) => card !== undefined && to === 'graveyard' && q.card(card).owner === q.opponent && q.isMonster(card),
      (e) => damage(e, e.opponent, 300),
      { together: true },
    ),
  ],
});
