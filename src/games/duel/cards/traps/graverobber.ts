import {
  damage,
  linger,
  sendToGraveyard,
  takeIntoHand,
  target,
  trap,
  type CardId,
  type Effect,
} from '../../../../engine/duel/api';

/** The Spell, while it has not been activated: in the hand of whoever has taken it, or Set from there. */
const unused = (e: Effect): CardId[] =>
  e
    .lingering!.cards.map(({ card }) => card)
    .filter((id) => e.card(id).controller === e.player && e.card(id).owner !== e.player && !e.isFaceUp(id));

/**
 * A Spell of the opponent's Graveyard is in the own hand until the End Phase, in which it goes back unless it has been
 * activated; that costs 2000 damage.
 */
export default trap(61705417, {
  activate: {
    targets: target((q) => q.graveyardOf(q.opponent).filter((id) => q.isSpell(id)), 1, 'toHand'),
    *resolve(e) {
      const spell = e.target;
      if (spell !== null && (yield* takeIntoHand(e, spell))) yield* linger(e, 'loot', { cards: [spell] });
    },
  },
  lingering: {
    loot: {
      until: 'endPhase',
      about: 'cards',
      lends: {
        *used(e) {
          yield* damage(e, e.player, 2000);
        },
      },
      *atEnd(e) {
        yield* sendToGraveyard(e, unused(e));
      },
    },
  },
});
