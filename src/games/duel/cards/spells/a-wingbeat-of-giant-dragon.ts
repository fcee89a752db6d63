import { chooseCard, destroy, returnToHand, spell, type CardId, type Scope } from '../../../../engine/duel/api';

const giants = (q: Scope): CardId[] => q.faceUpMonstersOf(q.player).filter((id) => q.race(id) === 'Dragon' && q.level(id) >= 5);

/** An own face-up Dragon of Level 5 or higher, chosen on resolution, returns to the hand; if it does, all Spells and Traps go. */
export default spell(28596933, {
  activate: {
    actsOn: (q) => (giants(q).length === 0 ? [] : q.spellsTraps()),
    *resolve(e) {
      const dragon = yield* chooseCard(e, { from: giants(e), prompt: 'toHand' });
      if (dragon === undefined) return;
      yield* returnToHand(e, [dragon]);
      // A Fusion Monster goes to the Fusion Deck instead: it has not returned to a hand.
      if (e.card(dragon).zone === 'hand')
        yield* destroy(
          e,
          e.spellsTraps().filter((id) => id !== e.self),
        );
    },
  },
});
