import { gainLifePoints, nothing, spell } from '../../../../engine/duel/api';
import { watches } from '../shared/watching';

/** Each time that an effect of the opponent discards own hand cards, its player gains 1000 Life Points. */
export default spell(30653113, {
  activate: nothing,
  effects: [
    watches(
      'toGrave',
      (q, { player, how, cause, byPlayer }) =>
        how === 'discarded' && cause === 'effect' && byPlayer === q.opponent && player === q.player,
      (e) => gainLifePoints(e, e.player, 1000),
      { together: true },
    ),
  ],
});
