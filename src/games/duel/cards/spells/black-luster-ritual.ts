import { ritualSpell } from '../shared/ritual';

const BLACK_LUSTER_SOLDIER = 5405694;

/** Ritual Summons Black Luster Soldier by tributes of 8 Levels or more in all. */
export default ritualSpell(55761792, BLACK_LUSTER_SOLDIER, 8);
