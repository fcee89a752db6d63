import { itself, monster, stats } from '../../../../engine/duel/api';

/** 100 ATK more for each monster in the Graveyard of its controller. */
export default monster(30778711, {
  continuous: [stats(itself, { atk: (q) => 100 * q.graveyardOf(q.player).filter((id) => q.isMonster(id)).length })],
});
