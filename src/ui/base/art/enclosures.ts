import { circle, link, polygon, ring, roundedSquare, scallop, short } from './geometry';

/**
 * What surrounds a crest names the kind of card:
 * ring Normal Monster · disc Effect · half Flip · broken Spirit · clasped Union · page Toon · scallop Fusion · octagon Ritual ·
 * beads Token · snow Spell · hexagon Trap.
 */
export type Enclosure =
  'ring' | 'disc' | 'half' | 'broken' | 'clasped' | 'page' | 'scallop' | 'octagon' | 'beads' | 'snow' | 'hexagon';

/** The words that a card's `subtype` is made of: `flip-effect` is flip and effect, `fusion-effect` fusion and effect. */
const KIND_WORDS: readonly (readonly [word: string, enclosure: Enclosure])[] = [
  ['token', 'beads'],
  ['fusion', 'scallop'],
  ['ritual', 'octagon'],
  ['toon', 'page'],
  ['union', 'clasped'],
  ['spirit', 'broken'],
  ['flip', 'half'],
  ['effect', 'disc'],
];

export interface CardKind {
  readonly kind: 'monster' | 'spell' | 'trap';
  readonly subtype: string;
}

export function enclosureOf({ kind, subtype }: CardKind): Enclosure {
  if (kind === 'spell') return 'snow';
  if (kind === 'trap') return 'hexagon';
  const words = subtype.split('-');
  return KIND_WORDS.find(([word]) => words.includes(word))?.[1] ?? 'ring';
}

/** Monsters with an effect are printed in negative: paper on a field of ink. Every other crest is ink on its ground. */
export function isNegative({ kind, subtype }: CardKind): boolean {
  return kind === 'monster' && /effect|flip|spirit|toon|union/.test(subtype);
}

const ink = (d: string): string => `<path d="${d}" fill="var(--k-fg)" fill-rule="evenodd"/>`;
const paper = (d: string): string => `<path d="${d}" fill="var(--k-bg)" fill-rule="evenodd"/>`;
const line = (d: string, colour: 'fg' | 'bg', width: number, dash = ''): string =>
  `<path d="${d}" fill="none" stroke="var(--k-${colour})" stroke-width="${width}"${dash && ` stroke-dasharray="${dash}"`}/>`;

const dashes = (count: number, radius: number, gap: number): string => `${short((Math.PI * 2 * radius) / count - gap)} ${gap}`;

/** Draws the enclosure inside a radius of 100. `next` yields the passcode's numbers, `negative` fills it with ink. */
export function drawEnclosure(enclosure: Enclosure, negative: boolean, next: () => number): string {
  const pick = next();
  switch (enclosure) {
    case 'snow': {
      const bows = [10, 12, 14, 16][Math.floor(pick * 4)] ?? 12;
      return ink(scallop(bows, 91)) + paper(scallop(bows, 86));
    }
    case 'hexagon':
      return ink(polygon(6, 100)) + paper(polygon(6, 93.5)) + (pick > 0.5 ? line(polygon(6, 89), 'fg', 1.6) : '');
    case 'octagon':
      return negative
        ? ink(polygon(8, 101, 0.5)) + line(polygon(8, 94, 0.5), 'bg', 2.4)
        : ink(polygon(8, 101, 0.5)) + paper(polygon(8, 93, 0.5)) + line(polygon(8, 88, 0.5), 'fg', 2);
    case 'page':
      return negative
        ? ink(roundedSquare(94, 26)) + line(roundedSquare(87, 21), 'bg', 2.6)
        : ink(roundedSquare(94, 26) + roundedSquare(86, 20));
    case 'scallop':
      return negative
        ? ink(circle(97)) + line(scallop(12, 83), 'bg', 3.6)
        : ink(ring(95.5, 3)) + line(scallop(12, 80.5), 'fg', 5);
    case 'beads':
      return line(circle(92), 'fg', 8.5, `.1 ${short((Math.PI * 184) / 32 - 0.1)}" stroke-linecap="round`) + ink(ring(83, 1.6));
    case 'ring': {
      const width = [7, 10, 5][Math.floor(pick * 3)] ?? 7;
      return ink(ring(97 - width / 2, width) + (width === 5 ? ring(88.5, 2) : ''));
    }
    case 'half':
      return ink(circle(97)) + paper('M-97 0A97 97 0 0 1 97 0L88 0A88 88 0 0 0-88 0Z') + line(circle(96), 'fg', 2.5);
    case 'broken':
      return ink(circle(97)) + line(circle(91), 'bg', 3.6, dashes(9, 91, 12));
    case 'clasped': {
      const clasps = link(0.25, 90, 22, 11) + link(0.75, 90, 22, 11);
      return (
        ink(circle(97)) +
        line(circle(90), 'bg', 2.4) +
        paper(link(0.25, 90, 27, 16) + link(0.75, 90, 27, 16)) +
        line(clasps, 'fg', 6)
      );
    }
    case 'disc':
      return ink(circle(97)) + (pick > 0.55 ? line(circle(91.5), 'bg', 2) : '');
  }
}

/** How much of the enclosure the flower may fill. */
export const ROOM: Readonly<Record<Enclosure, number>> = {
  ring: 0.95,
  disc: 0.97,
  half: 0.95,
  broken: 0.93,
  clasped: 0.9,
  page: 0.93,
  scallop: 0.84,
  octagon: 0.9,
  beads: 0.86,
  snow: 0.93,
  hexagon: 0.84,
};
