import { mandatoryTrigger, monster, returnToHand, stats, target } from '../../../../engine/duel/api';

/**
 * Own WATER monsters have 200 ATK more. Turned face-up in whatever way, it returns a card of the opponent's field to the hand.
 */
export default monster(81306586, {
  continuous: [stats((q, card) => q.controls(q.player, card) && q.hasAttribute(card, 'WATER'), { atk: 200 })],
  effects: [
    mandatoryTrigger({
      on: 'flip',
      targets: target((q) => q.cardsOnFieldOf(q.opponent), 1, 'toHand'),
      *resolve(e) {
        yield* returnToHand(e, e.targets);
      },
    }),
  ],
});
