import { gives, itself, monster, stats } from '../../../../engine/duel/api';

/** 400 ATK more with one hand card or none. While it fights alone, monsters with a flip effect that it destroys have none. */
export default monster(39507162, {
  continuous: [
    stats(itself, { atk: (q) => (q.handOf(q.player).length <= 1 ? 400 : 0) }),
    gives('negatesFlipOfDestroyed', (q, card) => card === q.self && q.monstersOf(q.player).length === 1),
  ],
});
