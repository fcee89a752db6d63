import { skipNext } from '../../../../engine/duel/api';
import { byBattleDamage } from '../shared/battle-triggers';
import { spirit } from '../shared/spirit';

/** Spirit. Battle damage to the opponent skips that player's next Battle Phase. */
export default spirit(2356994, {
  effects: [byBattleDamage((e) => skipNext(e, e.opponent, 'battle'))],
});
