import { discardCards, ignition, monster, returnToHand, target } from '../../../../engine/duel/api';

/** Once per turn, for a discarded WATER monster: returns a card on the field to its owner's hand. */
export default monster(18318842, {
  effects: [
    ignition({
      oncePerTurn: true,
      costs: [discardCards(1, (q, card) => q.isMonster(card) && q.hasAttribute(card, 'WATER'))],
      targets: target((q) => q.cardsOnField()),
      *resolve(e) {
        yield* returnToHand(e, e.targets);
      },
    }),
  ],
});
