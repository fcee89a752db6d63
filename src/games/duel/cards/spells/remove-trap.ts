import { destroy, spell, target } from '../../../../engine/duel/api';

/** Destroys a face-up Trap. */
export default spell(51482758, {
  activate: {
    targets: target((q) => q.spellsTraps().filter((id) => q.isTrap(id) && q.isFaceUp(id)), 1, 'destroy'),
    *resolve(e) {
      yield* destroy(e, e.targets);
    },
  },
});
