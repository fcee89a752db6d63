import { itself, monster, stats, unaffectedBySpells, type Scope } from '../../../../engine/duel/api';
import { hasSanctuary, lifePointsAhead } from '../shared/sanctuary';

const lead = (q: Scope): number => (hasSanctuary(q) ? lifePointsAhead(q) : 0);

/**
 * No Spell affects it. With an own Sanctuary in the Sky it has as much more ATK and DEF as its controller has more Life
 * Points.
 */
export default monster(91123920, {
  continuous: [unaffectedBySpells(), stats(itself, { atk: lead, def: lead })],
});
