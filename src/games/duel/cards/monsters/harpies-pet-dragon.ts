import { itself, monster, stats, type Scope } from '../../../../engine/duel/api';

const HARPIE_LADY = 76812113;
const flock = (q: Scope): number => 300 * q.faceUpMonsters().filter((id) => q.isNamed(id, HARPIE_LADY)).length;

/** 300 ATK and DEF for each face-up Harpie Lady on the field. */
export default monster(52040216, { continuous: [stats(itself, { atk: flock, def: flock })] });
