import { itself, monster, stats } from '../../../../engine/duel/api';
import { ofType } from '../shared/kinds';

/** 500 ATK more for each other face-up Machine on the field. */
export default monster(18891691, {
  continuous: [
    stats(itself, { atk: (q) => 500 * q.faceUpMonsters().filter((id) => id !== q.self && ofType('Machine')(q, id)).length }),
  ],
});
