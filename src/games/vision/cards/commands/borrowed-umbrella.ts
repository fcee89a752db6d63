import { carrier, lasting, stats } from '../../../../engine/vision/api';

/** An equipment: its carrier has +0/+2. */
export default lasting(1066, { stats: [stats(0, 2, carrier)] });
