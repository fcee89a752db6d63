import { ritualSpell } from '../shared/ritual';

const HUNGRY_BURGER = 30243636;

/** Ritual Summons Hungry Burger by tributes of 6 Levels or more in all. */
export default ritualSpell(80811661, HUNGRY_BURGER, 6);
