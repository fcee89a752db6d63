import { damage, nothing, trap } from '../../../../engine/duel/api';
import { isAnotherCard } from '../shared/resolved-card';

/** Each Spell Card deals 1000 damage to the player who activated it when it has resolved, without a chain. */
export default trap(84970821, {
  activate: nothing,
  atOnce: {
    *onResolved(e, link) {
      if (isAnotherCard(e, link, 'spell')) yield* damage(e, link.player, 1000);
    },
  },
});
