import { character } from '../../../../engine/vision/api';

/** A swift ambusher. */
export default character(1007);
