import { character } from '../../../../engine/vision/api';

/** Its player's hand limit is 3 higher. */
export default character(1031, { handLimit: (q, player) => (player === q.player ? 3 : 0) });
