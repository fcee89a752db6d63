import { gainLifePoints, nothing, spell } from '../../../../engine/duel/api';
import { watches } from '../shared/watching';

/** Cards that are removed from play, whoever's, give its player 500 Life Points each. */
export default spell(68073522, {
  activate: nothing,
  effects: [
    watches(
      'banish',
      () => true,
      (e) => gainLifePoints(e, e.player, 500 * (e.event!.cards?.length ?? 1)),
      { together: true },
    ),
  ],
});
