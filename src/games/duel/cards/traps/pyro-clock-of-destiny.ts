import { countOneTurnMore, trap } from '../../../../engine/duel/api';

/** Everything that counts turns counts one more at once; the turn goes on as it was. */
export default trap(1082946, {
  activate: {
    *resolve(e) {
      yield* countOneTurnMore(e);
    },
  },
});
