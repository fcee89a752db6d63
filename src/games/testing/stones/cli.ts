import { laidOnCli } from '../../laid/cli';
import { stonesGame } from './game';
import { DECK, WORDS } from './words';

/** The game of stones on the command line. */
export const stonesOnCli = laidOnCli(stonesGame, WORDS, { bag: DECK.main }, ['src/games/testing/stones/scenarios']);
