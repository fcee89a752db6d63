import { shuffleIntoDeck, target, trap } from '../../../../engine/duel/api';

/** In the own turn two Spells of the own Graveyard go back into the Deck. */
export default trap(21840375, {
  activate: {
    condition: (q) => q.isMyTurn,
    rule: 'own-turn-only',
    targets: target((q) => q.graveyardOf(q.player).filter((id) => q.isSpell(id)), 2),
    *resolve(e) {
      yield* shuffleIntoDeck(e, e.targets);
    },
  },
});
