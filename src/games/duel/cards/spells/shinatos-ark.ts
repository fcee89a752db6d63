import {} from '../../../../engine/duel/api';
import { ritualSpell } from '../shared/ritual';

const SHINATO = 86327225;

/** Ritual Summons Shinato, King of a Higher Plane by tributes of 8 Levels or more in all. */
export default ritualSpell(60365591, SHINATO, 8);
