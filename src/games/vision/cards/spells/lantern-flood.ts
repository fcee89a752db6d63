import { damage, oneShot } from '../../../../engine/vision/api';

/** Every opposing character takes 3 damage. Its caster is the River Mother. */
export default oneShot(1040, {
  *resolve(e) {
    yield* damage(e, e.characters(e.opponent), 3);
  },
});
