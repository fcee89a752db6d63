import { link, short } from './geometry';

/** Three links holding each other: the mark of Kusari, inside `MARK_VIEW_BOX`. Uses --k-fg and --k-bg. */
export const MARK_VIEW_BOX = '-100 -106 200 200';

const RIGHT = 'M0-96C26-96 40-78 40-56L40-26C40-4 26 12 0 12';
const LEFT = 'M0 12C-26 12-40-4-40-26L-40-56C-40-78-26-96 0-96';
const LEFT_INSIDE = 'M0-74C-13-74-18-66-18-56L-18-26C-18-16-13-10 0-10';
const INSIDE = `${LEFT_INSIDE}C13-10 18-16 18-26L18-56C18-66 13-74 0-74Z`;

export const MARK: string = (() => {
  const wholeLink = `${RIGHT}${LEFT.slice(5)}Z${INSIDE}`;
  const whole = (turn: number): string =>
    `<path transform="rotate(${turn})" d="${wholeLink}" fill="var(--k-fg)" fill-rule="evenodd" stroke="var(--k-bg)" stroke-width="9" paint-order="stroke"/>`;
  // The first link is drawn again on its left side only, so that each lies over its neighbour: no beginning, no end.
  const again =
    `<path d="${LEFT}${LEFT_INSIDE}" fill="none" stroke="var(--k-bg)" stroke-width="9"/>` +
    '<path d="M.6 12H0C-26 12-40-4-40-26L-40-56C-40-78-26-96 0-96H.6V-74H0C-13-74-18-66-18-56L-18-26C-18-16-13-10 0-10H.6Z" fill="var(--k-fg)"/>';
  return whole(0) + whole(120) + whole(240) + again;
})();

export interface ChainRing {
  /** How many links are seen flat; as many are seen edge-on between them. */
  readonly links: number;
  readonly radius: number;
  /** Thickness of the wire, half the length and half the width of a link. */
  readonly wire: number;
  readonly long: number;
  readonly wide: number;
  readonly colour: string;
  /** What lies behind, for the casing that parts the links. */
  readonly ground: string;
  /** A chain that is not closed: the last links are missing. */
  readonly open?: boolean;
}

/** A real chain laid in a circle: links seen flat alternate with links seen edge-on. */
export function chainRing({ links, radius, wire, long, wide, colour, ground, open }: ChainRing): string {
  let flat = '';
  let edge = '';
  const half = (Math.PI * radius) / links - long + wire * 1.9;
  for (let k = 0; k < links; k++) {
    if (open && k === 0) continue;
    flat += link(k / links, radius, long, wide);
    if (open && k === links - 1) continue;
    edge += link((k + 0.5) / links, radius, short(half), short(wire * 0.62));
  }
  return `<path d="${flat}" fill="none" stroke="${colour}" stroke-width="${wire}"/><path d="${edge}" fill="${colour}" stroke="${ground}" stroke-width="${short(wire * 0.7)}" paint-order="stroke"/>`;
}

export const BACK_VIEW_BOX = '-52 -73 104 146';

/** The card back: a chain closed in a ring around our mark, under one mended crack. */
export const BACK: string =
  '<path d="M-52-40L-43-43.5-33-37.5-27-41-16-35-7-38.5l9 2.5 8-5 4 1.5 10-4 7 3.5 8-6.5 13-2M-27-41l-4-11 3-8M10-41l3 9 9 3M-7-38.5l2 12" fill="none" stroke="var(--color-back-gold-2)" stroke-width=".7" opacity=".4"/>' +
  chainRing({
    links: 8,
    radius: 30,
    wire: 3.4,
    long: 8.6,
    wide: 5.6,
    colour: 'var(--color-back-gold-2)',
    ground: 'var(--color-back-0)',
  }) +
  '<circle r="16" fill="none" stroke="var(--color-back-gold-3)" stroke-width=".8"/>' +
  `<g transform="translate(0 .8) scale(.118)" class="back__mark">${MARK}</g>`;

/** A crack across a link, inside 60 × 100; stretched over whatever is broken. */
export const CRACK = 'M2 30L17 38 24 33 34 56 41 51 58 70';
