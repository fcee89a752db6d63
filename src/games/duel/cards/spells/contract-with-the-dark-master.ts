import { ritualSpell } from '../shared/ritual';

const DARK_MASTER_ZORC = 97642679;

/** Ritual Summons Dark Master - Zorc by tributes of 8 Levels or more in all. */
export default ritualSpell(96420087, DARK_MASTER_ZORC, 8);
