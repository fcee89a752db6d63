import { character } from '../../../../engine/vision/api';

/** Nothing but its values; a deck may hold six. */
export default character(1001);
