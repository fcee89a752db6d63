import { carrier, duringOwnTurn, lasting, stats } from '../../../../engine/vision/api';

/** A charm: during its player's turn its carrier has +2/+2. */
export default lasting(1046, { stats: [stats(2, 2, duringOwnTurn(carrier))] });
