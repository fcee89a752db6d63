import { forbids, monster } from '../../../../engine/duel/api';

/** Face-up Dragons on the field cannot be targeted by either player. It is a Spellcaster itself. */
export default monster(17985575, {
  continuous: [
    forbids(
      'target',
      'protected-from-targeting',
      (q, { card }) => card !== null && q.card(card).zone === 'monster' && q.isFaceUp(card) && q.race(card) === 'Dragon',
    ),
  ],
});
