import { at, damage, lasting } from '../../../../engine/vision/api';

/** A world charm: at the end of each turn every character takes 1 damage. */
export default lasting(1050, {
  autos: [
    at('turnEnd', 'always', function* (e) {
      yield* damage(e, e.characters(), 1);
    }),
  ],
});
