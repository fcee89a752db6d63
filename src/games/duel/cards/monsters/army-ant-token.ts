import { gives, monster } from '../../../../engine/duel/api';

/** The token of Multiplication of Ants: no tribute for a Tribute Summon or Set. */
export default monster(900000011, { continuous: [gives('notTributeForSummon')] });
