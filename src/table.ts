/** The table with its games: the page fetches it behind the start. */
import { duelGame } from './games/duel/cards';
import { duel } from './games/duel';
import { playOnThisPage } from './store/game';

export * from './ui/app/the-table';

playOnThisPage({
  rules: duelGame,
  usual: duel,
  others: { vision: async () => (await import('./games/vision')).vision },
  thinker: () => import('./thinker'),
});
