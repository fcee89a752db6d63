import { monster } from '../../../../engine/duel/api';

const CRASS_CLOWN = 93889755;
const DREAM_CLOWN = 13215230;

/** A Fusion Monster without an effect: Crass Clown and Dream Clown. */
export default monster(25655502, { fusion: { materials: [CRASS_CLOWN, DREAM_CLOWN] } });
