import { gainLifePoints, nothing, spell } from '../../../../engine/duel/api';
import { isAnotherCard } from '../shared/resolved-card';

/** Each Spell Card that is activated gives its player 500 Life Points when it has resolved, without a chain. */
export default spell(51481927, {
  activate: nothing,
  atOnce: {
    *onResolved(e, link) {
      if (isAnotherCard(e, link, 'spell')) yield* gainLifePoints(e, e.player, 500);
    },
  },
});
