import {
  chooseCard,
  confirm,
  flip,
  monster,
  putOnTopOfDeck,
  returnToHand,
  reveal,
  shuffleDeck,
  type Scope,
} from '../../../../engine/duel/api';

const NECROVALLEY = 47355498;
const necrovalleyIsThere = (q: Scope): boolean => q.spellsTraps().some((id) => q.isFaceUp(id) && q.isNamed(id, NECROVALLEY));

/** Flip: puts a Field Spell of the Deck on top of it, or with Necrovalley on the field, if wanted, in the hand. */
export default monster(23927567, {
  effects: [
    flip({
      *resolve(e) {
        const from = e.deckOf(e.player).filter((id) => e.facts(id).subtype === 'field');
        const card = yield* chooseCard(e, { from, prompt: 'search' });
        if (card === undefined) return yield* shuffleDeck(e, e.player);
        const toHand = necrovalleyIsThere(e) && (yield* confirm(e));
        yield* reveal(e, [card]);
        if (toHand) yield* returnToHand(e, [card]);
        yield* shuffleDeck(e, e.player);
        if (!toHand) yield* putOnTopOfDeck(e, [card]);
      },
    }),
  ],
});
