import { duelGame } from '../duel/cards';
import { duel } from '../duel';
import { playOnThisPage } from '../../store/game';

// Before the tests of a file that has to do with the page: what `main.tsx` does there.
playOnThisPage({ rules: duelGame, usual: duel, others: { vision: async () => (await import('../vision')).vision } });
