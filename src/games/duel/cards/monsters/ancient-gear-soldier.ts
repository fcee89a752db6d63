import { monster } from '../../../../engine/duel/api';
import { noCardsWhileItAttacks } from '../shared/while-it-attacks';

/** While it attacks, until the Damage Step ends, the opponent can activate no Spell or Trap Cards. */
export default monster(56094445, { continuous: [noCardsWhileItAttacks] });
