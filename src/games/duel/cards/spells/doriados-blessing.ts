import {} from '../../../../engine/duel/api';
import { ritualSpell } from '../shared/ritual';

const ELEMENTAL_MISTRESS_DORIADO = 99414168;

/** Ritual Summons Elemental Mistress Doriado by tributes of 3 Levels or more in all. */
export default ritualSpell(23965037, ELEMENTAL_MISTRESS_DORIADO, 3);
