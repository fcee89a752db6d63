import { nothing, opensHand, trap } from '../../../../engine/duel/api';

/** Whoever's turn it is plays with an open hand. */
export default trap(8951260, { activate: nothing, continuous: [opensHand((q, player) => player === q.turnPlayer)] });
