import { chooseCard, freeToMove, returnToHand, reveal, shuffleDeck, spell } from '../../../../engine/duel/api';

const BUSTER_BLADER = 78193831;

/** Takes Buster Blader from the own Deck or Graveyard to the hand. */
export default spell(6390406, {
  activate: {
    *resolve(e) {
      const blader = yield* chooseCard(e, {
        from: freeToMove(
          e,
          [...e.deckOf(e.player), ...e.graveyardOf(e.player)].filter((id) => e.isNamed(id, BUSTER_BLADER)),
        ),
        prompt: 'toHand',
      });
      if (blader !== undefined) {
        yield* returnToHand(e, [blader]);
        yield* reveal(e, [blader]);
      }
      yield* shuffleDeck(e, e.player);
    },
  },
});
