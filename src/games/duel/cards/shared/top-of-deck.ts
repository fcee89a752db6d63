import {
  chooseCard,
  confirm,
  flip,
  monster,
  putOnTopOfDeck,
  returnToHand,
  reveal,
  shuffleDeck,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const NECROVALLEY = 47355498;
const necrovalleyIsThere = (q: Scope): boolean => q.spellsTraps().some((id) => q.isFaceUp(id) && q.isNamed(id, NECROVALLEY));

/** Flip: a card of the Deck that fits is put on top of it, or with Necrovalley on the field, if wanted, in the hand. */
export const flipToTop = (passcode: number, fits: (q: Scope, card: CardId) => boolean) =>
  monster(passcode, {
    effects: [
      flip({
        *resolve(e) {
          const card = yield* chooseCard(e, { from: e.deckOf(e.player).filter((id) => fits(e, id)), prompt: 'search' });
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
