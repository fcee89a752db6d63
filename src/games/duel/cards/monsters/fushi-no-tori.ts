import { gainLifePoints } from '../../../../engine/duel/api';
import { byBattleDamage } from '../shared/battle-triggers';
import { spirit } from '../shared/spirit';

/** Spirit. Battle damage to the opponent gives its player as many Life Points. */
export default spirit(38538445, {
  effects: [byBattleDamage((e) => gainLifePoints(e, e.player, e.event!.amount!))],
});
