import { character } from '../../../../engine/vision/api';

/** Mana charge 1. */
export default character(1015);
