import { destroy, spell } from '../../../../engine/duel/api';

const DARK_MAGICIAN = 46986414;

/** With an own Dark Magician: destroys all Spells and Traps of the opponent. */
export default spell(2314238, {
  activate: {
    condition: (q) => q.faceUpMonstersOf(q.player).some((id) => q.isNamed(id, DARK_MAGICIAN)),
    rule: 'needs-another-card',
    actsOn: (q) => q.spellsTrapsOf(q.opponent),
    *resolve(e) {
      yield* destroy(e, e.actedOn);
    },
  },
});
