import { character, duringOwnTurn, itself, stats } from '../../../../engine/vision/api';

/** Has +1/+1 during its player's turn. */
export default character(1019, { stats: [stats(1, 1, duringOwnTurn(itself))] });
