import { nothing, trap } from '../../../../engine/duel/api';

/**
 * A monster of Level 2 or lower that anybody has Flip Summoned is destroyed at once, without a chain, and neither its flip
 * effect nor what its Flip Summon would set off is activated.
 */
export default trap(4149689, { activate: nothing, atOnce: { strikesDown: (q, id) => q.level(id) <= 2 } });
