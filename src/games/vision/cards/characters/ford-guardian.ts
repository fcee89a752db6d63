import { character } from '../../../../engine/vision/api';

/** Vigilant. */
export default character(1005);
