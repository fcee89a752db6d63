import { character } from '../../../../engine/vision/api';

/** Nothing but its values. */
export default character(1004);
