/** The table with both games: the page fetches it behind the start. */
import { duelGame } from './cards';
import { playOnThisPage } from './store/game';

export * from './ui/app/the-table';

playOnThisPage({ duel: duelGame, vision: () => import('./vision') });
