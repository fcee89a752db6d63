import { monster, putOnTopOfDeck, targetByOpponent } from '../../../../engine/duel/api';
import { onceDestroyedByBattle } from '../shared/battle-triggers';

/** Destroyed by battle, a Spell of the own Graveyard that the opponent chooses goes to the top of the Deck. */
export default monster(35429292, {
  effects: [
    onceDestroyedByBattle(
      function* (e) {
        yield* putOnTopOfDeck(e, e.targets);
      },
      { targets: targetByOpponent((q) => q.graveyardOf(q.player).filter((id) => q.isSpell(id)), 'toDeck') },
    ),
  ],
});
