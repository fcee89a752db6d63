import { spell, target } from '../../../../engine/duel/api';
import { maybeOfKind, unmasks } from '../shared/flips';

/** Destroys a Spell on the field; a Set card may be the target, is shown, and stays if it is a Trap. */
export default spell(19159413, {
  activate: {
    targets: target((q) => maybeOfKind(q, 'spell')),
    *resolve(e) {
      yield* unmasks(e, e.targets, 'spell');
    },
  },
});
