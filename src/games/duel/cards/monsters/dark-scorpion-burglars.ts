import { chooseCard, monster, sendToGraveyard, shuffleDeck } from '../../../../engine/duel/api';
import { byBattleDamage } from '../shared/battle-triggers';

/** Battle damage to the opponent makes that player send a Spell from the Deck to the Graveyard. */
export default monster(40933924, {
  effects: [
    byBattleDamage(function* (e) {
      const spell = yield* chooseCard(e, {
        player: e.opponent,
        from: e.deckOf(e.opponent).filter((id) => e.isSpell(id)),
        prompt: 'toGraveyard',
      });
      if (spell !== undefined) yield* sendToGraveyard(e, [spell]);
      yield* shuffleDeck(e, e.opponent);
    }),
  ],
});
