import {} from '../../../../engine/duel/api';
import { ritualSpell } from '../shared/ritual';

const LEGENDARY_FLAME_LORD = 60258960;

/** Ritual Summons Legendary Flame Lord by tributes of 7 Levels or more in all. */
export default ritualSpell(33031674, LEGENDARY_FLAME_LORD, 7);
