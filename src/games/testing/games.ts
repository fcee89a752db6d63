import type { GamesOfDesk } from '../../store/game';
import { duel } from '../duel';
import { vision } from '../vision';

export { duel, vision };

/** A desk whose other game has not been fetched, and one where it is. */
export const DUEL_ALONE: GamesOfDesk = { duel };
export const BOTH: GamesOfDesk = { duel, vision };
