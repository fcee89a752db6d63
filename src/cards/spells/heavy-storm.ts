import { destroy, spell, type CardId, type Scope } from '../../engine/duel/api';

const others = (q: Scope): CardId[] => q.spellsTraps().filter((id) => id !== q.self);

/** Destroys all Spells and Traps on the field. */
export default spell(19613556, {
  activate: {
    condition: (q) => others(q).length > 0,
    *resolve(e) {
      yield* destroy(e, others(e));
    },
  },
});
