import type { Seat, ShownCard, ShownSeat, TableView } from '../../../engine/table';
import { zoneOf } from '../../../engine/table';
import type { GameFace } from '../../table/field/face';
import { cellsAt, type Stand } from '../../table/field/layout';
import { seamOf } from '../../table/field/seam';
import { backOf, cardBox, faceOf, type PicturedFace } from './card-picture';
import { seatInk, type Box, type Part } from './parts';

/** A game as it is pictured: what lies where, and what everybody may see of each card. */
export interface PicturedGame<Card extends ShownCard = ShownCard> {
  readonly view: TableView<Card>;
  readonly face: Pick<GameFace<Card>, 'layout' | 'liesAcross' | 'lane'>;
  /** Null: its back. */
  readonly pictured: (card: Card, inPlay: boolean) => PicturedFace | null;
  /** What a pile is called. */
  readonly zoneName: (zone: string) => string;
}

const GAP = 8;
const HAND = 76;
const SEAM = 30;

/** Both halves, one seen from the other side, with the hands at their edges: hidden ones as backs. */
export function fieldPicture<Card extends ShownCard>(game: PicturedGame<Card>, box: Box): readonly Part[] {
  const half = (box.height - SEAM - 2 * (HAND + GAP)) / 2;
  const seam = box.y + box.height / 2;
  const near = { ...box, y: seam + SEAM / 2, height: half };
  const far = { ...box, y: seam - SEAM / 2 - half, height: half };
  const handAt = (y: number): Box => ({ ...box, y, height: HAND });
  return [
    ...(game.face.layout.sheet ? [commonSheet(box, half)] : []),
    ...seamAt(box, seam),
    ...halfOf(game, 1, far),
    ...halfOf(game, 0, near),
    ...handOf(game, 1, handAt(box.y)),
    ...handOf(game, 0, handAt(box.y + box.height - HAND)),
  ];
}

/** The ground that both regions lie on, where a game has one. */
const commonSheet = ({ x, y, width, height }: Box, half: number): Part => {
  const edge = (half - GAP) * 0.375 + 32;
  const top = HAND + GAP / 2;
  return {
    kind: 'plate',
    x: x + edge,
    y: y + top,
    width: width - 2 * edge,
    height: height - 2 * top,
    fill: 'urushi-2',
    radius: 8,
  };
};

/** Where the two sides were joined: the mended seam of the table. */
function seamAt({ x, width }: Box, y: number): readonly Part[] {
  const at = { x, y: y - SEAM, width, height: 2 * SEAM, viewBox: `0 0 ${width} ${2 * SEAM}`, inks: {} };
  const { main, branches } = seamOf(Math.round(width), SEAM);
  const line = (path: string, colour: string, thick: number): string =>
    `<path d="${path}" fill="none" stroke="var(--color-${colour})" stroke-width="${thick}" stroke-linejoin="round"/>`;
  return [{ kind: 'drawing', ...at, markup: line(branches, 'gold-3', 1.2) + line(main, 'gold-2', 3) + line(main, 'gold-1', 1) }];
}

/** A row of boxes side by side, around the middle of the one that holds them. */
function side<T>(all: readonly T[], { x, y, width, height }: Box, each: number, draw: (one: T, box: Box) => readonly Part[]) {
  const step = Math.min(each + GAP, width / Math.max(1, all.length));
  const start = x + (width - step * (all.length - 1) - each) / 2;
  return all.flatMap((one, at) => draw(one, { x: start + at * step, y, width: each, height }));
}

function cardPicture<Card extends ShownCard>(game: PicturedGame<Card>, card: Card, cell: Box, inPlay: boolean): readonly Part[] {
  const isAcross = inPlay && game.face.liesAcross(card);
  const box = cardBox(cell, isAcross);
  const face = game.pictured(card, inPlay);
  if (!face) return backOf(box, card.owner, isAcross);
  // A card that somebody else has taken has an edge in the colour of its owner.
  const edge: readonly Part[] =
    card.owner === card.controller ? [] : [{ kind: 'plate', ...box, line: seatInk(card.owner), radius: 4 }];
  return [...faceOf(face, box), ...edge];
}

function handOf<Card extends ShownCard>(game: PicturedGame<Card>, seat: Seat, box: Box): readonly Part[] {
  const hand = zoneOf(game.view.seats[seat], game.face.layout.hand);
  if (hand?.kind !== 'hand') return [];
  return side(hand.cards, box, HAND * 0.75, (card, cell) => cardPicture(game, card, cell, false));
}

/** How many cards lie in a zone of closed cards, or in a pile. */
function countIn({ view }: PicturedGame, seat: Seat, name: string): number {
  const zone = zoneOf(view.seats[seat], name);
  return zone?.kind === 'pile' ? zone.size : (zone?.cards.filter((card) => card !== null).length ?? 0);
}

function pileOf<Card extends ShownCard>(game: PicturedGame<Card>, seat: Seat, stand: Stand, cell: Box): readonly Part[] {
  const { zone, shows, beside } = stand;
  const size = countIn(game as PicturedGame, seat, zone);
  const pile = zoneOf(game.view.seats[seat], zone);
  const top = pile && (shows === 'face' || shows === 'newest' || shows === 'backs') ? pile.cards[0] : null;
  const names = [zone, ...(beside && countIn(game as PicturedGame, seat, beside.zone) > 0 ? [beside.zone] : [])];
  const lies = { ...cell, height: cell.height - 24 };
  return [
    ...(size === 0 ? emptyCell(lies) : top ? cardPicture(game, top, lies, false) : backOf(cardBox(lies, false), seat, false)),
    {
      kind: 'words',
      text: names.map((name) => `${game.zoneName(name)} ${countIn(game as PicturedGame, seat, name)}`).join(' · '),
      x: cell.x + cell.width / 2,
      y: cell.y + cell.height - 10,
      width: cell.width,
      size: names.length > 1 ? 12.5 : 16,
      lines: names.length,
      ink: 'writing-2',
      type: 'text',
      align: 'center',
    },
  ];
}

const emptyCell = (cell: Box): readonly Part[] => [
  { kind: 'plate', ...cardBox(cell, false), line: 'gold-3', radius: 4, isFaint: true },
];

function halfOf<Card extends ShownCard>(game: PicturedGame<Card>, seat: Seat, box: Box): readonly Part[] {
  const { layout } = game.face;
  const shown = game.view.seats[seat];
  const rows = layout.sheet ? lanesOf(game, shown) : layout.rows.map((row) => row.flatMap((stand) => squaresOf(shown, stand)));
  const isFar = seat === 1;
  const seen = isFar ? rows.map((row) => row.toReversed()).reverse() : rows;
  const height = (box.height - (seen.length - 1) * GAP) / seen.length;
  const piles = layout.sheet ? [{ zone: layout.sheet.shelf, shows: 'backs' } as Stand, ...layout.sheet.piles] : [];
  const edge = piles.length > 0 ? height * 0.75 + 24 : 0;
  const lanes = { ...box, x: box.x + edge, width: box.width - 2 * edge };
  const across = layout.sheet ? height : (lanes.width - (layout.columns - 1) * GAP) / layout.columns;
  return [
    ...seen.flatMap((row, at) =>
      side(row, { ...lanes, y: box.y + at * (height + GAP), height }, across, (square, cell) =>
        square.kind === 'pile'
          ? pileOf(game, seat, square.stand, cell)
          : square.card
            ? cardPicture(game, square.card, cell, true)
            : emptyCell(cell),
      ),
    ),
    ...piles.flatMap((stand, at) =>
      pileOf(game, seat, stand, {
        x: at === 0 ? box.x : box.x + box.width - edge + 12,
        y: box.y + (at < 2 === isFar ? 0 : height + GAP),
        width: edge - 12,
        height,
      }),
    ),
  ];
}

/** What stands in a row: a card, an empty square, a pile. */
type Square<Card> = { readonly kind: 'cell'; readonly card: Card | null } | { readonly kind: 'pile'; readonly stand: Stand };

function squaresOf<Card extends ShownCard>(seat: ShownSeat<Card>, stand: Stand): readonly Square<Card>[] {
  const zone = zoneOf(seat, stand.zone);
  if (zone?.kind === 'pile') return [{ kind: 'pile', stand }];
  if (zone?.kind !== 'row') return [];
  return cellsAt(stand, zone).map((at) => ({ kind: 'cell', card: zone.cards[at] ?? null }));
}

/** The cards of lanes stand side by side, as many as there are; what is in play for the moment is none of them. */
function lanesOf<Card extends ShownCard>(
  { face }: PicturedGame<Card>,
  seat: ShownSeat<Card>,
): readonly (readonly Square<Card>[])[] {
  return face.layout.rows.map((row) =>
    row.flatMap(({ zone, lane }) => {
      const lies = zoneOf(seat, zone);
      const cards = lies?.kind === 'row' ? lies.cards.filter((card) => card !== null) : [];
      return cards.filter((card) => face.lane?.(card) === lane).map((card) => ({ kind: 'cell', card }) as const);
    }),
  );
}
