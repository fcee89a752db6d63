import type { Seat } from '../../../engine/table';
import { BACK, BACK_VIEW_BOX } from '../../base/art/chain-art';
import { KAMON_VIEW_BOX, kamonOf, type KamonFacts } from '../../base/art/kamon';
import { seatInk, type Box, type Ink, type Part } from './parts';

/** The colours of a kind of card. */
export interface CardInks {
  readonly ground: Ink;
  readonly edge: Ink;
  readonly ink: Ink;
  readonly soft: Ink;
  /** The crest: its own colour, what lies behind it, its gilding. */
  readonly crest: readonly [fg: Ink, bg: Ink, accent: Ink];
}

/** What a picture shows of a card that everybody may see. */
export interface PicturedFace {
  readonly name: string;
  readonly crest: KamonFacts;
  readonly inks: CardInks;
  /** What stands at its foot: its values, or its kind. */
  readonly foot: readonly string[];
}

export const LACQUER = {
  spell: {
    ground: 'spell-1',
    edge: 'spell-mark',
    ink: 'spell-ink',
    soft: 'spell-ink-2',
    crest: ['spell-fg', 'spell-0', 'gold-1'],
  },
  trap: { ground: 'trap-1', edge: 'trap-mark', ink: 'trap-ink', soft: 'trap-ink-2', crest: ['trap-fg', 'trap-0', 'trap-ink'] },
} as const satisfies Record<string, CardInks>;

/** The box of a card in its cell: upright, or lying across. */
export function cardBox({ x, y, width, height }: Box, isAcross: boolean): Box {
  const long = Math.min(height, isAcross ? width : width / 0.75);
  const [w, h] = isAcross ? [long, long * 0.75] : [long * 0.75, long];
  return { x: x + (width - w) / 2, y: y + (height - h) / 2, width: w, height: h };
}

/** Of a card that not everybody may know there is its back. */
export function backOf(box: Box, seat: Seat, isAcross: boolean): readonly Part[] {
  const inset = { x: box.x + 3, y: box.y + 3, width: box.width - 6, height: box.height - 6 };
  return [
    { kind: 'plate', ...box, fill: 'back-0', line: seatInk(seat, 'fill'), radius: 4 },
    {
      kind: 'drawing',
      ...inset,
      markup: BACK,
      viewBox: BACK_VIEW_BOX,
      inks: { 'k-fg': 'back-gold-1', 'k-bg': 'back-0' },
      isAcross,
    },
  ];
}

/** Below this width a face shows its crest alone. */
const READABLE = 80;

/** A face: its name, its crest and what it is worth. */
export function faceOf({ name, crest, inks, foot }: PicturedFace, box: Box): readonly Part[] {
  const { x, y, width, height } = box;
  const [fg, bg, accent] = inks.crest;
  const ground: Part = { kind: 'plate', ...box, fill: inks.ground, line: inks.edge, radius: 4 };
  const crestIn = (side: number, cx: number, cy: number): Part => ({
    kind: 'drawing',
    x: cx - side / 2,
    y: cy - side / 2,
    width: side,
    height: side,
    markup: kamonOf(crest).markup,
    viewBox: KAMON_VIEW_BOX,
    inks: { 'k-fg': fg, 'k-bg': bg, 'k-accent': accent },
  });
  if (width < READABLE) return [ground, crestIn(width * 0.8, x + width / 2, y + height / 2)];
  const [head, pad, isAcross] = [36, 7, width > height];
  const title: Part = {
    kind: 'words',
    text: name,
    x: x + pad,
    y: y + 4 + head / 2,
    width: width - 2 * pad,
    size: 14.5,
    ink: inks.ink,
    type: 'text',
    lines: 2,
    align: 'start',
  };
  const middle = height - head - (isAcross ? 10 : 32);
  const side = Math.min(middle, isAcross ? width * 0.46 : width - 2 * pad);
  const line = (text: string, at: number): Part => ({
    kind: 'words',
    text,
    x: isAcross ? x + width - pad : x + width / 2,
    y: isAcross ? y + height - 20 - (foot.length - 1 - at) * 22 : y + height - 15,
    width: isAcross ? width * 0.46 : width - 2 * pad,
    size: isAcross && foot.length > 1 ? 19 : 17,
    ink: at === 0 || !isAcross ? inks.ink : inks.soft,
    type: 'text',
    align: isAcross ? 'end' : 'center',
  });
  return [
    ground,
    title,
    crestIn(side, isAcross ? x + pad + side / 2 : x + width / 2, y + head + 4 + middle / 2),
    ...(isAcross ? foot.map(line) : [line(foot.join(' / '), 0)]),
  ];
}
