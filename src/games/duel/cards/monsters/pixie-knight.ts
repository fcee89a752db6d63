import { chooseCard, monster, putOnTopOfDeck } from '../../../../engine/duel/api';
import { onceDestroyedByBattle } from '../shared/battle-triggers';

/** Destroyed by battle, a Spell of the own Graveyard that the opponent chooses goes to the top of the Deck. */
export default monster(35429292, {
  effects: [
    onceDestroyedByBattle(function* (e) {
      const spells = e.graveyardOf(e.player).filter((id) => e.isSpell(id));
      const spell = yield* chooseCard(e, { player: e.opponent, from: spells, prompt: 'toDeck' });
      if (spell !== undefined) yield* putOnTopOfDeck(e, [spell]);
    }),
  ],
});
