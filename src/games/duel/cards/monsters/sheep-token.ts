import { gives, monster } from '../../../../engine/duel/api';

/** The token of Scapegoat: no tribute for a Tribute Summon or Set. */
export default monster(900000001, { continuous: [gives('notTributeForSummon')] });
