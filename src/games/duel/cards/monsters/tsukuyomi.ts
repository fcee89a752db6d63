import { mayBeTurnedFaceDown, target, turnFaceDown } from '../../../../engine/duel/api';
import { spirit } from '../shared/spirit';
import { mustOn } from '../shared/summoned';

/** Spirit. Normal Summoned or turned face-up, it turns a face-up monster face-down: of either side, itself included, no token. */
export default spirit(34853266, {
  effects: mustOn(['summon', 'flip'], {
    targets: target((q) => q.faceUpMonsters().filter((id) => mayBeTurnedFaceDown(q, id))),
    *resolve(e) {
      yield* turnFaceDown(e, e.targets);
    },
  }),
});
