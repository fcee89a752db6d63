import { ritualSpell } from '../shared/ritual';

const CRAB_TURTLE = 91782219;

/** Ritual Summons Crab Turtle by tributes of 8 Levels or more in all. */
export default ritualSpell(76806714, CRAB_TURTLE, 8);
