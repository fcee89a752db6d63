import { returnToHand } from '../../../../engine/duel/api';
import { redeems } from '../shared/fallen';

/** Tributed, it returns an own monster that battle destroyed in this turn to the hand. */
export default redeems(84080938, returnToHand);
