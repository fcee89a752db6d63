import { ritualSpell } from '../shared/ritual';

const RELINQUISHED = 64631466;

/** Ritual Summons Relinquished by a tribute of 1 Level or more. */
export default ritualSpell(41426869, RELINQUISHED, 1);
