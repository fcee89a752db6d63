import { union } from '../shared/union';

const X_HEAD_CANNON = 62651957;
const Y_DRAGON_HEAD = 65622692;

/** Union for X-Head Cannon or Y-Dragon Head: 600 ATK and DEF. */
export default union(64500000, [X_HEAD_CANNON, Y_DRAGON_HEAD], 600);
