import { GAMES as USUAL } from '../../../signs';
import { stonesSign } from '../sign';

/** What can be played where the game of stones is taken up. */
export const GAMES = [...USUAL, stonesSign] as const;
