import { shuffleIntoDeck, target, trap } from '../../../../engine/duel/api';

/** Two LIGHT monsters of the own Graveyard go back into the Deck. */
export default trap(82529174, {
  activate: {
    targets: target((q) => q.graveyardOf(q.player).filter((id) => q.isMonster(id) && q.hasAttribute(id, 'LIGHT')), 2),
    *resolve(e) {
      yield* shuffleIntoDeck(e, e.targets);
    },
  },
});
