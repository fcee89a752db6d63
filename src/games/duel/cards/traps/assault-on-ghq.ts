import { destroy, mill, target, trap } from '../../../../engine/duel/api';

/** Destroys an own monster; then two cards from the top of the opponent's Deck go to the Graveyard. */
export default trap(62633180, {
  activate: {
    targets: target((q) => q.monstersOf(q.player), 1, 'destroy'),
    *resolve(e) {
      const destroyed = yield* destroy(e, e.targets);
      if (destroyed.length > 0) yield* mill(e, e.opponent, 2);
    },
  },
});
