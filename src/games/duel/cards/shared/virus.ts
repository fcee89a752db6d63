import {
  destroy,
  destroyInHand,
  linger,
  reveal,
  type ActivatedEffect,
  type CardId,
  type LingeringDefinition,
  type Scope,
} from '../../../../engine/duel/api';

type Fits = (q: Scope, card: CardId) => boolean;

/**
 * The opponent's monsters that fit, on the field and in the hand, are destroyed together after a look at them; for three turns of
 * the opponent `virus` goes on, the turn of its use among them if it is the opponent's.
 */
export const infects = (fits: Fits): ActivatedEffect['resolve'] =>
  function* (e) {
    const hand = e.handOf(e.opponent);
    yield* reveal(e, [...hand, ...e.monstersOf(e.opponent).filter((id) => e.isFaceDown(id))]);
    const inHand = hand.filter((id) => fits(e, id));
    const onField = yield* destroy(
      e,
      e.monstersOf(e.opponent).filter((id) => fits(e, id)),
    );
    yield* destroyInHand(e, inHand, { sameMoment: onField.length > 0 });
    yield* linger(e, 'virus', { turn: e.turn + (e.isMyTurn ? 5 : 4) });
  };

/** Each card that the opponent draws is shown, and destroyed if it fits. Skipped turns count. */
export const virus = (fits: Fits): LingeringDefinition => ({
  until: 'endOfTurn',
  *onOpponentsDraw(e, drawn) {
    yield* reveal(e, drawn);
    yield* destroyInHand(
      e,
      drawn.filter((id) => fits(e, id)),
    );
  },
});
