import { carrier, lasting, stats } from '../../../../engine/vision/api';

/** An equipment: its carrier has +1/+2. */
export default lasting(1044, { stats: [stats(1, 2, carrier)] });
