import { destroy } from '../../../../engine/duel/api';
import { spirit } from '../shared/spirit';
import { mustOn } from '../shared/summoned';

/** Spirit. Normal Summoned or turned face-up, it destroys all other face-up monsters. */
export default spirit(89111398, {
  effects: mustOn(['summon', 'flip'], {
    *resolve(e) {
      yield* destroy(
        e,
        e.faceUpMonsters().filter((id) => id !== e.self),
      );
    },
  }),
});
