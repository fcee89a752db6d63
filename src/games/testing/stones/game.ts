import { laidGame } from '../../../engine/table/laid-session';
import { laidTable } from '../../laid/table';
import { begin, end, reasonsAgainst, StonesPlay, thinkable, WALL, type Stones } from './rules';
import { DECK, WORDS } from './words';

/** The engine of the game of stones. */
export const stonesGame = laidGame<Stones, StonesPlay>({
  id: 'stones',
  format: 'kusari-stones/1',
  zones: {
    wall: { kind: 'row', knownTo: 'everybody', cells: WALL },
    hand: { kind: 'hand', knownTo: 'owner' },
    bag: { kind: 'pile', knownTo: 'nobody' },
    heap: { kind: 'pile', knownTo: 'everybody' },
  },
  begin,
  play: (state, keepsLog) => new StonesPlay(state, keepsLog),
  reasonsAgainst,
  thinkable,
  giveUp: (play, winner) => end(play, winner, 'surrender'),
  binds: { take: 'activated', hold: 'activated', draw: 'learned' },
});

/** The game of stones as the table asks it. */
export const stones = laidTable({
  game: stonesGame,
  words: WORDS,
  decks: [DECK],
  counts: 'score',
  sounds: { draw: 'draw', lay: 'summon', take: 'link', hold: 'link', taken: 'resolve', held: 'negate', win: 'result' },
  beside: async () => (await import('./page')).stonesBeside,
  page: async () => (await import('./page')).stonesPage,
});
