import { character } from '../../../../engine/vision/api';

/** Pierces. */
export default character(1035);
