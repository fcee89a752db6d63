import { gives, monster } from '../../../../engine/duel/api';
import { noCardsWhileItAttacks } from '../shared/while-it-attacks';

/** Never Special Summoned. It pierces. While it attacks the opponent activates no Spells and Traps. */
export default monster(83104731, { continuous: [gives('notSpecialSummoned'), gives('piercing'), noCardsWhileItAttacks] });
