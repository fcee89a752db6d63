import { destroy, discardCards, spell, target } from '../../../../engine/duel/api';

/** For a discard a monster of the field, face-up or face-down, is destroyed. */
export default spell(79759861, {
  activate: {
    costs: [discardCards(1)],
    targets: target((q) => q.monsters(), 1, 'destroy'),
    *resolve(e) {
      yield* destroy(e, e.targets);
    },
  },
});
