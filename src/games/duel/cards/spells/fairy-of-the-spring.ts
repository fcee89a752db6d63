import { forbids, linger, returnToHand, spell, target, type CardId, type Scope } from '../../../../engine/duel/api';

/** That very card, in the hand or Set since. */
const isReturned = (q: Scope, card: CardId | null): boolean => q.lingering?.cards.some((one) => one.card === card) === true;

/** An Equip Spell of the own Graveyard returns to the hand; in this turn that card is not activated, nor once it has been Set. */
export default spell(20188127, {
  activate: {
    targets: target((q) => q.graveyardOf(q.player).filter((id) => q.isSpell(id) && q.facts(id).subtype === 'equip')),
    *resolve(e) {
      yield* linger(e, 'resting', { cards: yield* returnToHand(e, e.targets) });
    },
  },
  lingering: {
    resting: {
      until: 'endOfTurn',
      about: 'cards',
      parts: [forbids('activateCard', 'not-in-turn-of-return', (q, { card }) => isReturned(q, card))],
    },
  },
});
