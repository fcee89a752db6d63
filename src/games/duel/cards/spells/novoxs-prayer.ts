import { ritualSpell } from '../shared/ritual';

const SKULL_GUARDIAN = 3627449;

/** Ritual Summons Skull Guardian by tributes of 7 Levels or more in all. */
export default ritualSpell(43694075, SKULL_GUARDIAN, 7);
