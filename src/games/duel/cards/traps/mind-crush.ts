import { chooseValue, discard, discardAtRandom, trap } from '../../../../engine/duel/api';

/**
 * A card is named on activation: all copies in the opponent's hand are discarded; if there is none, its user discards a random
 * card.
 */
export default trap(15800838, {
  activate: {
    actsOn: (q) => [...q.handOf(q.opponent), ...q.handOf(q.player)],
    declare: (e) => chooseValue<string>(e, 'declareName', e.cardNames()),
    *resolve(e) {
      const named = e.handOf(e.opponent).filter((id) => e.answersTo(id, e.declared as string));
      if (named.length > 0) yield* discard(e, named);
      else yield* discardAtRandom(e, e.player, 1);
    },
  },
});
