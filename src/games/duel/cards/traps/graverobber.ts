import { damage, linger, target, trap } from '../../../../engine/duel/api';

/** A Spell of the opponent's Graveyard may be activated this turn as if from the own hand; that costs 2000 damage. */
export default trap(61705417, {
  activate: {
    targets: target((q) => q.graveyardOf(q.opponent).filter((id) => q.isSpell(id))),
    *resolve(e) {
      yield* linger(e, 'loot', { cards: e.targets });
    },
  },
  lingering: {
    loot: {
      until: 'endOfTurn',
      about: 'cards',
      lends: {
        *used(e) {
          yield* damage(e, e.player, 2000);
        },
      },
    },
  },
});
