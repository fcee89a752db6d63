import { character } from '../../../../engine/vision/api';

/** Strikes first. */
export default character(1009);
