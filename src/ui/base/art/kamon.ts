import { drawEnclosure, enclosureOf, isNegative, ROOM, type CardKind, type Enclosure } from './enclosures';
import { around, circle, polygon, ring, scallop, seededNumbers, short } from './geometry';
import { MONSTER_MOTIFS, type Motif } from './motifs';
import { SPELL_MOTIFS, TRAP_MOTIFS } from './spell-trap-motifs';

/** The printed facts that decide how a card's crest looks. */
export interface KamonFacts extends CardKind {
  /** The passcode: it decides everything that the other facts leave open. */
  readonly id: number;
  readonly attribute?: string | null | undefined;
  readonly race?: string | null | undefined;
  readonly level?: number | null | undefined;
}

/**
 * The drawing that stands inside an SVG of `KAMON_VIEW_BOX`. Its colours are --k-fg, --k-bg and --k-accent of the card around it.
 */
export interface Kamon {
  readonly enclosure: Enclosure;
  readonly negative: boolean;
  readonly motif: string;
  readonly markup: string;
}

export const KAMON_VIEW_BOX = '-102 -102 204 204';

const ofKind = (
  motifs: Readonly<Record<string, readonly Motif[]>>,
  key: string,
  otherwise: string,
): readonly [string, readonly Motif[]] => {
  const name = Object.hasOwn(motifs, key) ? key : otherwise;
  return [name, motifs[name] ?? []];
};

/** "Winged Beast" and "winged-beast" are the same type. */
const typeKey = (race: string): string => race.toLowerCase().replace(/[^a-z]/g, '');

function motifsOf(facts: KamonFacts): readonly [string, readonly Motif[]] {
  if (facts.kind === 'spell') return ofKind(SPELL_MOTIFS, facts.subtype, 'normal');
  if (facts.kind === 'trap') return ofKind(TRAP_MOTIFS, facts.subtype, 'normal');
  return ofKind(MONSTER_MOTIFS, typeKey(facts.race ?? ''), 'spellcaster');
}

/** Small shapes that fill the gaps between the parts of a flower, from level 5 on. */
const GAP_SHAPES = [
  'M0-84a6 6 0 1 0 .1 0Z',
  'M0-88L8-74L0-60L-8-74Z',
  'M0-88C9-78 8-68 0-60C-8-68-9-78 0-88Z',
  'M-9-84L9-84L0-62Z',
  'M-7-86L7-86L7-76L-7-76ZM0-72a4 4 0 1 0 .1 0Z',
];

/** Width of one part by the number of parts; the motifs are drawn for five. */
const WIDTHS: readonly number[] = [1, 1, 1, 1.28, 1.1, 1, 0.84, 0.74, 0.66];

const chosen = <T>(list: readonly T[], number: number): T | undefined =>
  list[Math.min(list.length - 1, Math.floor(number * list.length))];

/** The parts of a flower: each path once, and where the whole of them stands again and again. */
interface Part {
  /** The paint that most of its paths share, for the group around them. */
  readonly paint: string;
  /** Its paths, from the lowest, each with what it paints otherwise. */
  readonly paths: readonly (readonly [d: string, otherwise: string])[];
  readonly transform: string;
}

function part(motif: Motif, transform: string, fg: string, bg: string, cutWidth: number): Part {
  const paths: (readonly [string, string])[] = [];
  const bare = ' fill="none" stroke-linejoin="miter" stroke-linecap="round"';
  if (motif.line) {
    const [d, width] = motif.line;
    paths.push([d, `${bare} stroke-width="${width + 5}"`], [d, `${bare} stroke="${fg}" stroke-width="${width}"`]);
  }
  paths.push([motif.fill, '']);
  if (motif.cut) paths.push([motif.cut, `${bare} stroke-width="${cutWidth}"`]);
  // The ground-coloured edge under each part separates it from its neighbour: that is what makes a crest read as a stencil.
  const paint = `fill="${fg}" fill-rule="evenodd" stroke="${bg}" stroke-width="3.4" stroke-linejoin="round" paint-order="stroke"`;
  return { paint, paths, transform };
}

/** Draws a part so many times around the origin. A transform stands at each path: a group around one has to be laid out too. */
const petals = ({ paint, paths, transform }: Part, folds: number, offset = 0): string =>
  `<g ${paint}>${around(folds, offset, (turn) => paths.map(([d, more]) => `<path d="${d}"${more} transform="${turn} ${transform}"/>`).join(''))}</g>`;

/** One of the three commas of a tomoe. */
const COMMA = 'M0-1C-9-2-10-13 0-14C7-13 9-6 5 0C6-4 4-2 0-1Z';

function centre(folds: number, choice: number, fill: string, bg: string): string {
  const disc = `<path d="${circle(choice === 4 ? 17 : 15)}" fill="${bg}"/>`;
  const shape = (d: string): string => `<path d="${d}" fill="${fill}" fill-rule="evenodd"/>`;
  switch (choice) {
    case 0:
      return disc + shape(circle(9));
    case 1:
      return disc + shape(ring(9, 4));
    case 2:
      return disc + shape(scallop(Math.max(5, folds), 9.5)) + `<path d="${circle(3)}" fill="${bg}"/>`;
    case 3:
      return disc + shape(polygon(folds < 5 ? 4 : 6, 12));
    default:
      return disc + around(3, 0, (turn) => `<path d="${COMMA}" fill="${fill}" fill-rule="evenodd" transform="${turn}"/>`);
  }
}

function draw(facts: KamonFacts): Kamon {
  const next = seededNumbers(facts.id);
  next();
  next();
  const enclosure = enclosureOf(facts);
  const negative = isNegative(facts);
  const [type, motifs] = motifsOf(facts);
  const which = Math.floor(next() * motifs.length);
  const motif: Motif = motifs[which] ?? MONSTER_MOTIFS.fairy[0];
  const level = facts.kind === 'monster' ? (facts.level ?? 1) : 4 + Math.floor(next() * 3);
  const folds = chosen(motif.folds, next() * 0.8 + (level / 12) * 0.55) ?? 5;

  const fg = negative ? 'var(--k-bg)' : 'var(--k-fg)';
  const bg = negative ? 'var(--k-fg)' : 'var(--k-bg)';
  // Strong monsters are gilded, nothing else is.
  const gilded = facts.kind === 'monster' && level >= 7;
  const leaf = gilded ? 'var(--k-accent)' : fg;

  const frame = drawEnclosure(enclosure, negative, next);
  const beads = gilded
    ? `<path d="${circle(enclosure === 'scallop' ? 74 : 86)}" fill="none" stroke="${leaf}" stroke-width="6.2" stroke-linecap="round" stroke-dasharray=".1 ${beadGap(folds, level, enclosure)}"/>`
    : '';

  const twist = motif.swirls ? 0 : (chosen([0, 0, 0, 8, -8], next()) ?? 0);
  const turned = motif.swirls && next() > 0.5 ? -1 : 1;
  const width = (WIDTHS[folds] ?? 1) * (0.94 + next() * 0.1) * turned;
  const wedge = part(
    motif,
    `${twist === 0 ? '' : `rotate(${twist}) `}scale(${Math.round(width * 100) / 100} 1)`,
    fg,
    bg,
    folds > 6 ? 2.6 : 3.2,
  );

  const behind: Part = { ...wedge, transform: `scale(.98) ${wedge.transform}` };
  let flower = level >= 9 ? petals(behind, folds, 0.5) : '';
  if (level >= 5 && type !== 'continuous') {
    const gap = chosen(GAP_SHAPES, next()) ?? '';
    const size = folds > 5 ? 0.72 : 0.95;
    const inside = `translate(0 ${short(-74 * (1 - size))}) scale(${size})`;
    flower += petals({ paint: `fill="${leaf}"`, paths: [[gap, '']], transform: inside }, folds, 0.5);
  }
  flower += petals(wedge, folds);
  const room = (ROOM[enclosure] - (gilded ? 0.05 : 0)) * (level <= 2 ? 0.92 : 1);
  const heart = level >= 3 ? centre(folds, Math.floor(next() * 5), leaf, bg) : '';

  return {
    enclosure,
    negative,
    motif: `${type}-${which}`,
    markup: `<g data-enclosure="${enclosure}"${negative ? ' data-negative=""' : ''}>${frame}</g>${beads}<g transform="scale(${short(room * 100) / 100})">${flower}</g>${heart}`,
  };
}

function beadGap(folds: number, level: number, enclosure: Enclosure): number {
  const length = Math.PI * 2 * (enclosure === 'scallop' ? 74 : 86);
  return Math.round((length / (folds * (level >= 9 ? 6 : 4)) - 0.1) * 100) / 100;
}

const drawn = new Map<string, Kamon>();

/** The crest of a card: always the same for the same printed facts. Drawn once, then remembered. */
export function kamonOf(facts: KamonFacts): Kamon {
  const key = [facts.id, facts.kind, facts.subtype, facts.race, facts.level].join();
  let kamon = drawn.get(key);
  if (!kamon) drawn.set(key, (kamon = draw(facts)));
  return kamon;
}
