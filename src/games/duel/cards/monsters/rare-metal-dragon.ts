import { monster } from '../../../../engine/duel/api';

/** Never Normal Summoned or Set; any effect may Special Summon it. */
export default monster(25236056, { summoning: { anySpecial: true } });
