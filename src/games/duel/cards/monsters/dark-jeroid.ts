import { isChosen, linger, monster, stats, target } from '../../../../engine/duel/api';
import { mustOn } from '../shared/summoned';

/** Summoned in any way, it takes 800 ATK from a face-up monster for as long as that lies face-up; its own if need be. */
export default monster(90980792, {
  effects: mustOn(['summon', 'flipSummon', 'specialSummon'], {
    targets: target((q) => q.faceUpMonsters()),
    *resolve(e) {
      yield* linger(e, 'drained', { cards: e.targets });
    },
  }),
  lingering: { drained: { until: 'forever', about: 'cards', parts: [stats(isChosen, { atk: -800 })] } },
});
