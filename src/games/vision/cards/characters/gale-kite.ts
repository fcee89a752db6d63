import { character } from '../../../../engine/vision/api';

/** Swift. */
export default character(1006);
