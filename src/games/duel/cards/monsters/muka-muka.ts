import { itself, monster, stats, type Scope } from '../../../../engine/duel/api';

const bonus = (q: Scope): number => 300 * q.handOf(q.player).length;

/** 300 ATK and DEF for each card in its controller's hand, counted at every moment. */
export default monster(46657337, { continuous: [stats(itself, { atk: bonus, def: bonus })] });
