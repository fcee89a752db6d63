import { gives, itself, monster, stats } from '../../../../engine/duel/api';

/** 500 ATK more for each monster of the opponent, face-down ones too. Pierces defense. */
export default monster(9817927, {
  continuous: [stats(itself, { atk: (q) => 500 * q.monstersOf(q.opponent).length }), gives('piercing')],
});
