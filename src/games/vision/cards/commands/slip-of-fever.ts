import { carrier, lasting, stats } from '../../../../engine/vision/api';

/** A charm: its carrier has -1/-1. */
export default lasting(1065, { stats: [stats(-1, -1, carrier)] });
