import { character } from '../../../../engine/vision/api';

/** Its player may skip the own Discard Phase. */
export default character(1033, { maySkip: 'discard' });
