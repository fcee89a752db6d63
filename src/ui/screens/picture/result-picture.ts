import type { ShownCard } from '../../../engine/table';
import type { ResultPictureTexts } from '../../../i18n/result-picture-texts';
import { chainRing, MARK, MARK_VIEW_BOX } from '../../base/art/chain-art';
import { GLYPHS } from '../../base/art/glyphs';
import { seatCrest, seatShape } from '../../base/art/seat-crests';
import type { Ended } from '../result/ended';
import { fieldPicture, type PicturedGame } from './field-picture';
import { seatInk, type Part, type Picture } from './parts';

/** What stands beside the field: who won and why, with which deck, by which rules. */
export interface ResultWords {
  readonly ended: Ended;
  /** As in the head of the result. */
  readonly title: string;
  /** Their names; nothing where a deck has none. */
  readonly decks: readonly [string, string];
  readonly rules: string;
  readonly words: ResultPictureTexts;
}

const [WIDTH, HEIGHT, EDGE] = [1600, 900, 36];
const BESIDE = 396;

/** The end of a game as a picture: the last position, the players, their Life Points and decks. Hidden cards are backs. */
export function resultPicture<Card extends ShownCard>(game: PicturedGame<Card>, result: ResultWords): Picture {
  const { ended, title, decks, rules, words } = result;
  const field = { x: EDGE + BESIDE + 32, y: EDGE, width: WIDTH - BESIDE - 2 * EDGE - 32, height: HEIGHT - 2 * EDGE };
  return {
    width: WIDTH,
    height: HEIGHT,
    alt: words.alt(title, ended.why, ended.names[0], String(ended.life[0]), ended.names[1], String(ended.life[1])),
    parts: [
      { kind: 'plate', x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: 'urushi-1' },
      { kind: 'plate', x: 0, y: 0, width: BESIDE + EDGE + 16, height: HEIGHT, fill: 'urushi-0' },
      { kind: 'plate', x: BESIDE + EDGE + 14, y: 0, width: 2, height: HEIGHT, fill: 'gold-3' },
      ...besideField(result),
      said(rules, EDGE, HEIGHT - EDGE - 24, 18, 'writing-2'),
      said(words.fan, EDGE, HEIGHT - EDGE, 15, 'writing-3'),
      ...fieldPicture(game, field),
      ...decks.flatMap((deck, seat) => (deck ? [said(deck, EDGE, seatTop(seat) + 62, 20, 'writing-2')] : [])),
    ],
  };
}

const seatTop = (seat: number): number => 412 + seat * 130;

const said = (
  text: string,
  x: number,
  y: number,
  size: number,
  ink: string,
  more: Partial<Extract<Part, { kind: 'words' }>> = {},
) => ({ kind: 'words', text, x, y, width: BESIDE - (x - EDGE), size, ink, type: 'text', ...more }) as const satisfies Part;

/** As beside the result: the chain is closed around the winner's crest, or stays open. */
function closedAround(winner: Ended['winner']): Pick<Extract<Part, { kind: 'drawing' }>, 'markup' | 'viewBox' | 'inks'> {
  const isOpen = winner === 'draw';
  const ring = chainRing({
    links: 8,
    radius: 46,
    wire: 4.4,
    long: 12.7,
    wide: 8.2,
    colour: 'var(--color-gold-1)',
    ground: 'var(--color-urushi-0)',
    open: isOpen,
  });
  return {
    viewBox: '-62 -62 124 124',
    markup: isOpen ? ring : `${ring}<g transform="scale(.62)">${seatCrest(winner)}</g>`,
    inks: isOpen ? {} : { 'color-seat-fill': seatInk(winner, 'fill'), 'color-seat-on': seatInk(winner, 'on') },
  };
}

function besideField({ ended, title, words }: ResultWords): readonly Part[] {
  const { winner, why, names, turn, life, figures, called } = ended;
  const numbers = [
    [figures.turns, words.turns],
    [figures.longestChain, called.longest],
    [figures.largestLoss, called.damage],
  ] as const;
  const big = { type: 'display' } as const;
  return [
    {
      kind: 'drawing',
      x: EDGE,
      y: EDGE,
      width: 44,
      height: 44,
      markup: MARK,
      viewBox: MARK_VIEW_BOX,
      inks: { 'k-fg': 'gold-1', 'k-bg': 'urushi-0' },
    },
    said('KUSARI 鎖', EDGE + 58, EDGE + 23, 28, 'gold-1', big),
    {
      kind: 'drawing',
      x: EDGE + BESIDE - 150,
      y: EDGE - 8,
      width: 150,
      height: 150,
      ...closedAround(winner),
    },
    said(title, EDGE, 236, 60, winner === 'draw' ? 'gold-1' : seatInk(winner), { ...big, lines: 2 }),
    said(`${why} ${words.turn(turn)}`, EDGE, 334, 22, 'writing-1', { lines: 3 }),
    ...names.flatMap((name, seat): readonly Part[] => {
      const top = seatTop(seat);
      const who = seat === 0 ? 0 : 1;
      return [
        { kind: 'plate', x: EDGE, y: top - 12, width: BESIDE, height: 1.5, fill: 'gold-3' },
        {
          kind: 'drawing',
          x: EDGE,
          y: top + 10,
          width: 28,
          height: 28,
          markup: GLYPHS[seatShape(who)],
          viewBox: '0 0 20 20',
          inks: { currentColor: seatInk(who) },
        },
        said(name, EDGE + 40, top + 26, 30, 'writing-1', { ...big, width: 200 }),
        said(String(life[who]), EDGE + BESIDE, top + 28, 52, 'writing-1', { ...big, width: 150, align: 'end' }),
      ];
    }),
    ...numbers.flatMap(([number, name], at): readonly Part[] => {
      const x = EDGE + (at * BESIDE) / 3;
      return [
        said(String(number), x, 706, 34, 'gold-1', { ...big, width: BESIDE / 3 - 10 }),
        said(name, x, 748, 17, 'writing-2', { width: BESIDE / 3 - 10, lines: 2 }),
      ];
    }),
  ];
}
