import { monster } from '../../../../engine/duel/api';

/** The token of Cobra Jar: when battle destroys it, the opponent of whoever made it takes 500 damage, without a chain. */
export default monster(900000006, { bond: { damageWhenFelled: 500 } });
