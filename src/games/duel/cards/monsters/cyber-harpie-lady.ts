import { monster } from '../../../../engine/duel/api';

const HARPIE_LADY = 76812113;

/** Counts as Harpie Lady everywhere. */
export default monster(80316585, { countsAs: { name: HARPIE_LADY } });
