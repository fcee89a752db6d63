import { discardCards, ignition, monster, returnToHand } from '../../../../engine/duel/api';

/** For a discarded WIND monster: returns all Spells and Traps of the opponent to the owners' hands. */
export default monster(82005435, {
  effects: [
    ignition({
      costs: [discardCards(1, (q, card) => q.isMonster(card) && q.hasAttribute(card, 'WIND'))],
      actsOn: (q) => q.spellsTrapsOf(q.opponent),
      *resolve(e) {
        yield* returnToHand(e, e.actedOn);
      },
    }),
  ],
});
