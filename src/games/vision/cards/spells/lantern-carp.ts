import { character } from '../../../../engine/vision/api';

/** A phantom: a spell until it lies on the field. */
export default character(1051);
