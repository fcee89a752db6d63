import { confirm, draw, monster } from '../../../../engine/duel/api';

const POT_OF_GREED = 55144522;

/** While it stands in attack position, whoever activates Pot of Greed may draw a card more once that has resolved. */
export default monster(4896788, {
  atOnce: {
    *onResolved(e, link) {
      if (link.passcode !== POT_OF_GREED || link.negated || !e.isCardActivation(link) || !e.isInAttackPosition(e.self)) return;
      if (e.isForbidden('draw', link.player)) return;
      if (yield* confirm(e, 'optionalEffect', link.player)) yield* draw(e, link.player, 1);
    },
  },
});
