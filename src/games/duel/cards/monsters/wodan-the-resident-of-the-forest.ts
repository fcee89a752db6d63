import { itself, monster, stats } from '../../../../engine/duel/api';
import { ofType } from '../shared/kinds';

/** 100 ATK more for each face-up Plant on the field. */
export default monster(42883273, {
  continuous: [stats(itself, { atk: (q) => 100 * q.faceUpMonsters().filter((id) => ofType('Plant')(q, id)).length })],
});
