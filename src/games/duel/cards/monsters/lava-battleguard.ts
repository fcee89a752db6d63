import { itself, monster, stats } from '../../../../engine/duel/api';

const SWAMP_BATTLEGUARD = 40453765;

/** 500 ATK more for each face-up Swamp Battleguard of its own side. */
export default monster(20394040, {
  continuous: [
    stats(itself, {
      atk: (q) => 500 * q.faceUpMonstersOf(q.player).filter((id) => q.isNamed(id, SWAMP_BATTLEGUARD)).length,
    }),
  ],
});
