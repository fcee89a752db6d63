import { lasting, ownCharacters, stats } from '../../../../engine/vision/api';

/** An equipment of the field: its player's characters have +0/+1. */
export default lasting(1067, { stats: [stats(0, 1, ownCharacters)] });
