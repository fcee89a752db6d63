import { ritualSpell } from '../shared/ritual';

const DOKURORIDER = 99721536;

/** Ritual Summons Dokurorider by tributes of 6 Levels or more in all. */
export default ritualSpell(31066283, DOKURORIDER, 6);
