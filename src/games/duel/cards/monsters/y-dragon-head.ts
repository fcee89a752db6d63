import { union } from '../shared/union';

const X_HEAD_CANNON = 62651957;

/** Union for X-Head Cannon: 400 ATK and DEF. */
export default union(65622692, [X_HEAD_CANNON], 400);
