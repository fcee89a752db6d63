import { discardAtRandom, gives, monster } from '../../../../engine/duel/api';
import { byBattleDamage } from '../shared/battle-triggers';

/** Pierces defense. Battle damage to the opponent costs that player a random hand card. */
export default monster(46820049, {
  continuous: [gives('piercing')],
  effects: [byBattleDamage((e) => discardAtRandom(e, e.opponent, 1))],
});
