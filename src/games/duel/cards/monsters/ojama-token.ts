import { gives, monster } from '../../../../engine/duel/api';

/**
 * The token of Ojama Trio: no tribute for a Tribute Summon or Set. Destroyed, it does 300 damage to its controller, without a
 * chain.
 */
export default monster(900000004, { bond: { damageWhenDestroyed: 300 }, continuous: [gives('notTributeForSummon')] });
