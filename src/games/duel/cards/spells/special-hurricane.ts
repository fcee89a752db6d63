import { CAME, destroy, discardCards, spell } from '../../../../engine/duel/api';

/** For a discard it destroys all monsters on the field that were Special Summoned, face-down ones too. */
export default spell(42598242, {
  activate: {
    costs: [discardCards(1)],
    actsOn: (q) => q.monsters().filter((id) => (q.card(id).came & CAME.special) !== 0),
    *resolve(e) {
      yield* destroy(e, e.actedOn);
    },
  },
});
