import { destroy, monster, target } from '../../../../engine/duel/api';
import { mustOn } from '../shared/summoned';

/** Normal or Flip Summoned, it destroys a face-up Dragon on the field. */
export default monster(28563545, {
  effects: mustOn(['summon', 'flipSummon'], {
    targets: target((q) => q.faceUpMonsters().filter((id) => q.race(id) === 'Dragon')),
    *resolve(e) {
      yield* destroy(e, e.targets);
    },
  }),
});
