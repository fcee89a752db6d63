import { itself, monster, stats } from '../../../../engine/duel/api';
import { comesForBanished } from '../shared/banished-for';
import { ofAttribute } from '../shared/kinds';

/** Comes for a FIRE monster of the own Graveyard. It has 300 ATK more in the Battle Phases of its controller. */
export default monster(13522325, {
  summoning: comesForBanished(1, ofAttribute('FIRE')),
  continuous: [stats((q, id) => itself(q, id) && q.isMyTurn && q.phase === 'battle', { atk: 300 })],
});
