import { changePosition, target } from '../../../../engine/duel/api';
import { spirit } from '../shared/spirit';
import { mayOn } from '../shared/summoned';

/** Spirit. Normal Summoned or turned face-up, it may change the position of an opposing face-up monster. */
export default spirit(39751093, {
  effects: mayOn(['summon', 'flip'], {
    targets: target((q) => q.faceUpMonstersOf(q.opponent)),
    *resolve(e) {
      yield* changePosition(e, e.targets);
    },
  }),
});
