import { character } from '../../../../engine/vision/api';

/** Proof against oni and ghosts. */
export default character(1013);
