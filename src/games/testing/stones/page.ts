import { laidBeside } from '../../../ui/screens/laid/laid-beside';
import { laidPage } from '../../../ui/screens/laid/laid-page';
import { laidCourse } from '../../laid/table';
import { DECK, WORDS } from './words';

const lookOf = (weight: number) => ({ kind: 'spell', subtype: 'normal', foot: `${weight}` }) as const;

/** The game of stones on the table, and its stones beside it. */
export const stonesPage = laidPage({
  game: 'stones',
  words: WORDS,
  course: laidCourse(WORDS, 'score'),
  lookOf,
  layout: {
    rows: [[{ zone: 'heap', shows: 'face', opens: { key: 'g' } }, { zone: 'wall' }, { zone: 'bag', shows: 'back' }]],
    columns: 5,
    narrow: {
      columns: 3,
      rows: ['wall'],
      chips: [
        { zone: 'heap', column: 1 },
        { zone: 'bag', column: 3 },
      ],
    },
    entrance: { zone: 'wall', index: 0 },
    hand: 'hand',
    plate: { figure: 'score', sizes: ['hand'] },
    phases: ['dawn', 'day', 'dusk'],
  },
});

export const stonesBeside = laidBeside({ game: 'stones', words: WORDS, decks: [DECK], lookOf });
