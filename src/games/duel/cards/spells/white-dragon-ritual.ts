import { ritualSpell } from '../shared/ritual';

const PALADIN_OF_WHITE_DRAGON = 73398797;

/** Ritual Summons Paladin of White Dragon by tributes of 4 Levels or more in all. */
export default ritualSpell(9786492, PALADIN_OF_WHITE_DRAGON, 4);
