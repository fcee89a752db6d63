import { destroy, spell, target } from '../../../../engine/duel/api';

const DARK_MAGICIAN = 46986414;

/** While its player has Dark Magician: destroys an opposing monster. */
export default spell(63391643, {
  activate: {
    condition: (q) => q.faceUpMonstersOf(q.player).some((id) => q.isNamed(id, DARK_MAGICIAN)),
    rule: 'needs-another-card',
    targets: target((q) => q.monstersOf(q.opponent)),
    *resolve(e) {
      yield* destroy(e, e.targets);
    },
  },
});
