import { returnToHand, spell } from '../../engine/duel/api';

/** Returns all other Spells and Traps on the field to their owners' hands. They are not destroyed. */
export default spell(42703248, {
  activate: {
    *resolve(e) {
      yield* returnToHand(e, e.spellsTraps().filter((id) => id !== e.self));
    },
  },
});
