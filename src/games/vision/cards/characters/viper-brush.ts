import { character } from '../../../../engine/vision/api';

/** A deathblow. */
export default character(1012);
