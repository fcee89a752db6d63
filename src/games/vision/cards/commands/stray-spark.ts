import { aCharacter, damage, oneShot } from '../../../../engine/vision/api';

/** 2 damage to a character. */
export default oneShot(1052, {
  target: aCharacter,
  *resolve(e) {
    yield* damage(e, e.targets, 2);
  },
});
