import { chooseCard, sendToGraveyard, shuffleDeck, spell } from '../../../../engine/duel/api';

/** Sends a monster of the own Deck to the Graveyard. */
export default spell(81439173, {
  activate: {
    *resolve(e) {
      const monster = yield* chooseCard(e, { from: e.deckOf(e.player).filter((id) => e.isMonster(id)), prompt: 'toGraveyard' });
      if (monster !== undefined) yield* sendToGraveyard(e, [monster]);
      yield* shuffleDeck(e, e.player);
    },
  },
});
