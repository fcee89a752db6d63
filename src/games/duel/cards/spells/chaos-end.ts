import { destroy, spell } from '../../../../engine/duel/api';

/** With seven or more own cards removed from play: destroys all monsters on the field. */
export default spell(61044390, {
  activate: {
    condition: (q) => q.banishedOf(q.player).length >= 7,
    rule: 'too-few-removed',
    actsOn: (q) => q.monsters(),
    *resolve(e) {
      yield* destroy(e, e.actedOn);
    },
  },
});
