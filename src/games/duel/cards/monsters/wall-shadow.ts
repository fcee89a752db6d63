import { monster } from '../../../../engine/duel/api';

/** Comes first only by Magical Labyrinth. */
export default monster(63162310, { summoning: { specialOnly: true } });
