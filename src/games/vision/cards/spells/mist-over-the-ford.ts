import { everyCharacter, lasting, stats } from '../../../../engine/vision/api';

/** A world charm with upkeep 1, which the River Mother pays: every character has -1/-0. */
export default lasting(1048, { stats: [stats(-1, 0, everyCharacter)] });
