import { changePosition, monster, target } from '../../../../engine/duel/api';
import { mustOn } from '../shared/summoned';

/** Summoned in whatever way, it changes the battle position of a face-up monster, perhaps its own. */
export default monster(42647539, {
  effects: mustOn(['summon', 'flipSummon', 'specialSummon'], {
    targets: target((q) => q.faceUpMonsters()),
    *resolve(e) {
      // One that has been turned face-down since would be turned up: the text speaks of a face-up one.
      yield* changePosition(
        e,
        e.targets.filter((id) => e.isFaceUp(id)),
      );
    },
  }),
});
