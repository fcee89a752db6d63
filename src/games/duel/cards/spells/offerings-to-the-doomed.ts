import { destroy, skipNext, spell, target } from '../../../../engine/duel/api';

/** Destroys a face-up monster. Its user skips the next own Draw Phase, whether or not the monster was still there. */
export default spell(19230407, {
  activate: {
    targets: target((q) => q.faceUpMonsters(), 1, 'destroy'),
    *resolve(e) {
      yield* destroy(e, e.targets);
      yield* skipNext(e, e.player, 'draw');
    },
  },
});
