import { character } from '../../../../engine/vision/api';

/** Stealth. */
export default character(1011);
