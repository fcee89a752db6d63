import { character } from '../../../../engine/vision/api';

/** Each player's hand limit is 3 lower. */
export default character(1032, { handLimit: () => -3 });
