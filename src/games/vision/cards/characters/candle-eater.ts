import { character } from '../../../../engine/vision/api';

/** Upkeep 1. */
export default character(1016);
