import { duelGame } from '../../cards';
import { playOnThisPage } from '../game';

// Before the tests of a file that has to do with the page: what `main.tsx` does there.
playOnThisPage(duelGame);
