import { duelGame } from '../../cards';
import { visionBook, visionGame } from '../../vision';
import { playOnThisPage } from '../game';

// Before the tests of a file that has to do with the page: what `main.tsx` does there.
playOnThisPage({ duel: duelGame, vision: async () => ({ visionGame, visionBook }) });
