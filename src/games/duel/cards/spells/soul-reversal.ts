import { putOnTopOfDeck, spell, target } from '../../../../engine/duel/api';

/** A monster with a flip effect goes from the own Graveyard to the top of the Deck. */
export default spell(78864369, {
  activate: {
    targets: target((q) => q.graveyardOf(q.player).filter((id) => q.facts(id).subtype === 'flip-effect')),
    *resolve(e) {
      yield* putOnTopOfDeck(e, e.targets);
    },
  },
});
