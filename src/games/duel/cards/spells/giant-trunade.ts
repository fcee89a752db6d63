import { returnToHand, spell } from '../../../../engine/duel/api';

/** Returns all other Spells and Traps on the field to their owners' hands. They are not destroyed. */
export default spell(42703248, {
  activate: {
    actsOn: (q) => q.spellsTraps(),
    *resolve(e) {
      yield* returnToHand(e, e.actedOn);
    },
  },
});
