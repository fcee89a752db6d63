import { draw, isWithinReach, putOnTopOfDeck, shuffleDeck, spell, target } from '../../../../engine/duel/api';

/**
 * An own monster, of which its player is the owner, and the whole hand are shuffled into the Deck, and as many cards are drawn
 * as were in that hand. When the monster is gone, nothing happens. Not with a card of the opponent in hand; Tokens return to no
 * Deck.
 */
export default spell(93108433, {
  activate: {
    draws: 'own',
    condition: (q) => {
      const hand = q.handOf(q.player).filter((id) => id !== q.self);
      return hand.length > 0 && hand.every((id) => q.card(id).owner === q.player);
    },
    rule: 'hand-sizes',
    targets: target((q) =>
      q.monstersOf(q.player).filter((id) => q.card(id).owner === q.player && q.facts(id).subtype !== 'token'),
    ),
    *resolve(e) {
      const { target: recovered } = e;
      const hand = e.handOf(e.player);
      if (recovered === null || !isWithinReach(e, recovered) || hand.length === 0) return;
      const count = hand.length;
      yield* putOnTopOfDeck(e, [recovered, ...hand]);
      yield* shuffleDeck(e, e.player);
      yield* draw(e, e.player, count);
    },
  },
});
