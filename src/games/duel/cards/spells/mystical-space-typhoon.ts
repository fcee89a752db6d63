import { destroy, spell, target } from '../../../../engine/duel/api';

/** Destroys one Spell or Trap on the field. It negates nothing: a Normal Spell already activated still resolves. */
export default spell(5318639, {
  activate: {
    targets: target((q) => q.spellsTraps().filter((id) => id !== q.self)),
    *resolve(e) {
      yield* destroy(e, e.targets);
    },
  },
});
