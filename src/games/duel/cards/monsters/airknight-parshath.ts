import { draw, gives, monster } from '../../../../engine/duel/api';
import { byBattleDamage } from '../shared/battle-triggers';

/** Pierces defense, and draws a card whenever it has dealt battle damage to the opponent. */
export default monster(18036057, {
  continuous: [gives('piercing')],
  effects: [byBattleDamage((e) => draw(e, e.player, 1))],
});
