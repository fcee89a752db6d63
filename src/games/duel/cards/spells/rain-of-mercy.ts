import { changeBoth, spell } from '../../../../engine/duel/api';

/** Both players gain 1000 Life Points at the same time. */
export default spell(66719324, {
  activate: {
    *resolve(e) {
      yield* changeBoth(e, () => 1000);
    },
  },
});
