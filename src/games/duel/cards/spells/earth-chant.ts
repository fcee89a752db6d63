import {} from '../../../../engine/duel/api';
import { ritualSpellFor } from '../shared/ritual';

/** Ritual Summons any EARTH Ritual Monster by tributes of exactly its Level. */
export default ritualSpellFor(59820352, 'EARTH');
