import { itself, monster, stats } from '../../../../engine/duel/api';
import { comesForBanished } from '../shared/banished-for';
import { ofAttribute } from '../shared/kinds';

/** Comes by an EARTH monster of the own Graveyard, removed from play. 300 ATK more in the opponent's Battle Phase. */
export default monster(76305638, {
  summoning: comesForBanished(1, ofAttribute('EARTH')),
  continuous: [stats((q, id) => itself(q, id) && !q.isMyTurn && q.phase === 'battle', { atk: 300 })],
});
