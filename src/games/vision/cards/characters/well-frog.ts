import { character, gainLife } from '../../../../engine/vision/api';

/** An ambusher. As it enters the field its player gains 2 life. */
export default character(1008, {
  *entering(e) {
    yield* gainLife(e, e.player, 2);
  },
});
