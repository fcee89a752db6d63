import { memo } from 'react';
import type { PastGame } from '../../../store/recordings/past-game';

type Field = NonNullable<PastGame['course']>['field'];

const [WIDTH, HEIGHT] = [210, 125];
/** Where the rows begin, from the far end: back and front of the second seat, front and back of the first. */
const ROWS = [4, 33, 68, 97] as const;
const [PLACE, DEEP] = [36, 24];

const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`;
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const lozenge = (x: number, y: number): string => `M${x} ${y - 6}l5 6-5 6-5-6Z`;

/** The outlines of one kind of drawing over all cards, so that a field is a few paths. */
interface Paths {
  places: string;
  sheets: string;
  lacquers: string;
  signs: string;
  backs: string;
  marks: [string, string];
}

function draw(paths: Paths, letters: string, seat: 0 | 1, y: number): void {
  const step = (WIDTH - 8) / Math.max(5, letters.length);
  [...letters].forEach((letter, i) => {
    const middle = 4 + (i + 0.5) * step;
    const centre = y + DEEP / 2;
    const upright = box(middle - 8, y + 1.5, 16, 21);
    const across = box(middle - 10.5, y + 4, 21, 16);
    paths.places += box(middle - Math.min(PLACE, step - 3) / 2, y, Math.min(PLACE, step - 3), DEEP);
    if (letter === 'm' || letter === 'w') {
      paths.sheets += letter === 'm' ? upright : across;
      paths.marks[seat] += disc(middle, centre, letter === 'm' ? 5.5 : 4.5);
    } else if (letter === 'c') {
      paths.lacquers += upright;
      paths.signs += lozenge(middle, centre);
    } else if (letter === 'b' || letter === 'v') {
      paths.backs += letter === 'b' ? upright : across;
      paths.marks[seat] += disc(middle, centre, 2.6);
    }
  });
}

/** How the field lay at the end, as small as a stamp: what was face-up, what lay on its back, whose it was. Decoration. */
export const FieldPicture = memo(function FieldPicture({ field: [near, far] }: { readonly field: Field }) {
  const paths: Paths = { places: '', sheets: '', lacquers: '', signs: '', backs: '', marks: ['', ''] };
  const lines = [far[1], far[0], near[0], near[1]] as const;
  lines.forEach((letters, i) => draw(paths, letters, i < 2 ? 1 : 0, ROWS[i]!));
  return (
    <svg className="block size-full" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      <path d={`M0 62.500H${WIDTH}`} stroke="#cfa65a" strokeWidth="1.6" />
      <path d={paths.places} fill="none" stroke="#8d6d3a" strokeWidth=".6" opacity=".7" />
      <path d={paths.sheets} fill="#f3e9d4" />
      <path d={paths.lacquers} fill="#1d3a33" stroke="#84c4b0" />
      <path d={paths.signs} fill="#dcc27c" />
      <path d={paths.backs} fill="#2a1c15" stroke="#cfa65a" strokeWidth="1.4" />
      <path d={paths.marks[0]} fill="var(--color-seat-a-fill)" />
      <path d={paths.marks[1]} fill="var(--color-seat-b-fill)" />
    </svg>
  );
});
