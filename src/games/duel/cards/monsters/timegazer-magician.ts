import { monster } from '../../../../engine/duel/api';
import { fourAlone, shutsOut } from '../shared/pendulum';

/**
 * Pendulum: activated only by a player without monsters; no Trap Cards of the opponent while an own Pendulum monster battles;
 * scale 4 without its like. Monster: once in each turn an effect of the opponent destroys nothing in its controller's Pendulum
 * Zones.
 */
export default monster(20409757, {
  inPendulumZone: { activatedOnlyIf: (q) => q.monstersOf(q.player).length === 0, continuous: [shutsOut('trap'), fourAlone] },
  continuous: [
    {
      kind: 'spares',
      cards: (q, card, by) => by === q.opponent && q.card(card).zone === 'pendulum' && q.controls(q.player, card),
    },
  ],
});
