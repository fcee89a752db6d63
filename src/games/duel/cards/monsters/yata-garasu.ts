import { skipNext } from '../../../../engine/duel/api';
import { byBattleDamage } from '../shared/battle-triggers';
import { spirit } from '../shared/spirit';

/** Spirit. Battle damage to the opponent skips that player's next Draw Phase. */
export default spirit(3078576, {
  effects: [byBattleDamage((e) => skipNext(e, e.opponent, 'draw'))],
});
