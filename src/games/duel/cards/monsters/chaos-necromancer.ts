import { itself, monster, stats } from '../../../../engine/duel/api';

/** Its ATK is 300 for each monster in the own Graveyard. */
export default monster(1434352, {
  continuous: [
    stats(itself, { atk: (q) => 300 * q.graveyardOf(q.player).filter((id) => q.isMonster(id)).length, isTheValue: true }),
  ],
});
