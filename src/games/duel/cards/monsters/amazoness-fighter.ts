import { battles, monster, noBattleDamageTo } from '../../../../engine/duel/api';

/** In a battle of its own its controller takes no battle damage. It is destroyed as usual. */
export default monster(55821894, { continuous: [noBattleDamageTo((q) => (battles(q) ? q.player : undefined))] });
