import { at, damage, lasting } from '../../../../engine/vision/api';

/** A world charm: at the start of each turn every character takes 1 damage. */
export default lasting(1047, {
  autos: [
    at('turnStart', 'always', function* (e) {
      yield* damage(e, e.characters(), 1);
    }),
  ],
});
