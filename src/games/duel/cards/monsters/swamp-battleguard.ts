import { itself, monster, stats } from '../../../../engine/duel/api';

const LAVA_BATTLEGUARD = 20394040;

/** 500 ATK more for each face-up Lava Battleguard of its own side. */
export default monster(40453765, {
  continuous: [
    stats(itself, {
      atk: (q) => 500 * q.faceUpMonstersOf(q.player).filter((id) => q.isNamed(id, LAVA_BATTLEGUARD)).length,
    }),
  ],
});
