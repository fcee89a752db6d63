import { banish, draw, spell, type CardId, type Scope } from '../../../../engine/duel/api';

const allOwn = (q: Scope): readonly CardId[] =>
  [...q.handOf(q.player), ...q.cardsOnFieldOf(q.player)].filter((id) => id !== q.self && !q.card(id).leaving);

/**
 * All else that its player has in hand and on the field is removed from play, at least one card of each (2005, OCG); then cards
 * are drawn until there are two in hand.
 */
export default spell(42664989, {
  activate: {
    draws: 'own',
    costs: [
      {
        rule: 'cost-banish',
        can: (q) =>
          ['hand', 'field'].every((place) => allOwn(q).some((id) => (q.card(id).zone === 'hand') === (place === 'hand'))),
        *pay(e) {
          yield* banish(e, allOwn(e), 'cost');
        },
      },
    ],
    *resolve(e) {
      yield* draw(e, e.player, Math.max(0, 2 - e.handOf(e.player).length));
    },
  },
});
