import { monster, returnToHand } from '../../../../engine/duel/api';
import { toItsFoeAfterBattle } from '../shared/after-battle';

/** At the end of the Damage Step a foe that battle has not destroyed returns to the hand, though this one may be gone. */
export default monster(2671330, {
  effects: [toItsFoeAfterBattle((e, foe) => returnToHand(e, [foe]))],
});
