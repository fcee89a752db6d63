import { itself, monster, stats } from '../../../../engine/duel/api';
import { ofType } from '../shared/kinds';

/** 200 ATK more for each Fairy in the Graveyard of its controller. */
export default monster(82108372, {
  continuous: [stats(itself, { atk: (q) => 200 * q.graveyardOf(q.player).filter((id) => ofType('Fairy')(q, id)).length })],
});
