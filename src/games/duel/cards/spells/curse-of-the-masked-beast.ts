import { ritualSpell } from '../shared/ritual';

const THE_MASKED_BEAST = 49064413;

/** Ritual Summons The Masked Beast by tributes of 8 Levels or more in all. */
export default ritualSpell(94377247, THE_MASKED_BEAST, 8);
