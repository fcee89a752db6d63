import { ritualSpell } from '../shared/ritual';

const RESHEF_THE_DARK_BEING = 62420419;

/** Ritual Summons Reshef the Dark Being by tributes of 8 Levels or more in all. */
export default ritualSpell(60369732, RESHEF_THE_DARK_BEING, 8);
