import { ritualSpell } from '../shared/ritual';

const PERFORMANCE_OF_SWORD = 4849037;

/** Ritual Summons Performance of Sword by tributes of 6 Levels or more in all. */
export default ritualSpell(43417563, PERFORMANCE_OF_SWORD, 6);
