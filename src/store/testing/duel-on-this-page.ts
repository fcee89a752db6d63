import { duelGame } from '../../games/duel/cards';
import { duel } from '../../games/duel';
import { playOnThisPage } from '../game';

// Before the tests of a file that has to do with the page: what `main.tsx` does there.
playOnThisPage({ rules: duelGame, usual: duel, others: { vision: async () => (await import('../../games/vision')).vision } });
