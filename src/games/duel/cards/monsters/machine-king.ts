import { itself, monster, stats } from '../../../../engine/duel/api';
import { ofType } from '../shared/kinds';

/** 100 ATK more for each face-up Machine on the field, itself included. */
export default monster(46700124, {
  continuous: [stats(itself, { atk: (q) => 100 * q.faceUpMonsters().filter((id) => ofType('Machine')(q, id)).length })],
});
