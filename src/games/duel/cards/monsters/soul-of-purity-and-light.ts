import { monster, stats } from '../../../../engine/duel/api';
import { comesForBanished } from '../shared/banished-for';
import { ofAttribute } from '../shared/kinds';

/**
 * Comes by two LIGHT monsters of the own Graveyard, removed from play. Opposing monsters have 300 ATK less in their Battle
 * Phase.
 */
export default monster(77527210, {
  summoning: comesForBanished(2, ofAttribute('LIGHT')),
  continuous: [stats((q, id) => q.controls(q.opponent, id) && !q.isMyTurn && q.phase === 'battle', { atk: -300 })],
});
