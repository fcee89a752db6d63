import { damage, nothing, trap } from '../../../../engine/duel/api';
import { watches } from '../shared/watching';

/**
 * Each time that own face-up FIRE monsters are destroyed and go from the field to the Graveyard the opponent takes 500 damage.
 */
export default trap(82705573, {
  activate: nothing,
  effects: [
    watches(
      'toGrave',
      (q, { card, from, to, how, player, wasFaceUp, attributes }) =>
        player === q.player &&
        from === 'monster' &&
        to === 'graveyard' &&
        how === 'destroyed' &&
        wasFaceUp === true &&
        card !== undefined &&
        (attributes ?? q.attributes(card)).includes('FIRE'),
      (e) => damage(e, e.opponent, 500),
      { together: true },
    ),
  ],
});
