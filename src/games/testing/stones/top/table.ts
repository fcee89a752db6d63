/** The table with its games, and with the game of stones. */
import { playOnThisPage } from '../../../../store/game';
import { duel } from '../../../duel';
import { duelGame } from '../../../duel/cards';

export * from '../../../../ui/app/the-table';

playOnThisPage({
  rules: duelGame,
  usual: duel,
  others: {
    vision: async () => (await import('../../../vision')).vision,
    stones: async () => (await import('../game')).stones,
  },
});
