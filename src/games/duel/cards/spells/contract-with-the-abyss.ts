import {} from '../../../../engine/duel/api';
import { ritualSpellFor } from '../shared/ritual';

/** Ritual Summons any DARK Ritual Monster by tributes of exactly its Level. */
export default ritualSpellFor(69035382, 'DARK');
