import { chooseCard, putOnTopOfDeck, reveal, shuffleDeck, spell } from '../../../../engine/duel/api';
import { ofType } from '../shared/kinds';

/** The opponent looks for an Insect in the own Deck, which after the shuffle lies on top. */
export default spell(95214051, {
  activate: {
    *resolve(e) {
      const { opponent } = e;
      const insects = e.deckOf(opponent).filter((id) => ofType('Insect')(e, id));
      const insect = yield* chooseCard(e, { player: opponent, from: insects, prompt: 'search' });
      if (insect !== undefined) yield* reveal(e, [insect]);
      yield* shuffleDeck(e, opponent);
      if (insect !== undefined) yield* putOnTopOfDeck(e, [insect]);
    },
  },
});
