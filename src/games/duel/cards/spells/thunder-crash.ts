import { damage, destroy, spell } from '../../../../engine/duel/api';

/** Destroys all own monsters; the opponent takes 300 damage for each that it destroyed. */
export default spell(69196160, {
  activate: {
    actsOn: (q) => q.monstersOf(q.player),
    *resolve(e) {
      const destroyed = yield* destroy(e, e.actedOn);
      yield* damage(e, e.opponent, 300 * destroyed.length, { sameMoment: true });
    },
  },
});
