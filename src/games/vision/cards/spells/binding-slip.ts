import { lasting } from '../../../../engine/vision/api';

/** A charm: its carrier can neither attack nor defend. */
export default lasting(1045, { binds: true });
