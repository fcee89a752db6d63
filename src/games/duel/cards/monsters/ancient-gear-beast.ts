import { gives, monster } from '../../../../engine/duel/api';
import { negatesItsVictims } from '../shared/silencing';
import { noCardsWhileItAttacks } from '../shared/while-it-attacks';

/** Never Special Summoned. It negates what battle destroys. While it attacks the opponent activates no Spells and Traps. */
export default monster(10509340, { continuous: [gives('notSpecialSummoned'), negatesItsVictims(), noCardsWhileItAttacks] });
