/** Shapes that crests, card backs and chains are drawn with. Everything lies around the origin; y points down. */

/** A short decimal, so that drawings stay small. */
export const short = (n: number): number => Math.round(n * 10) / 10 || 0;

/** The same numbers in 0…1 for the same seed, on every machine (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A point at `turn` (0…1, clockwise from the top) and `radius`. */
function at(turn: number, radius: number): string {
  const a = turn * Math.PI * 2;
  return `${short(Math.sin(a) * radius)} ${short(-Math.cos(a) * radius)}`;
}

/** A ring of the given middle radius and width, to be filled with the even-odd rule. */
export function ring(radius: number, width: number): string {
  return circle(radius + width / 2) + circle(radius - width / 2);
}

export function circle(radius: number, x = 0, y = 0): string {
  return `M${short(x)} ${short(y - radius)}a${radius} ${radius} 0 1 1-.1 0Z`;
}

/** A polygon; `turn` is measured in corners. */
export function polygon(corners: number, radius: number, turn = 0): string {
  return `M${Array.from({ length: corners }, (_, k) => at((k + turn) / corners, radius)).join('L')}Z`;
}

/** Snow ring: a circle made of bows. */
export function scallop(bows: number, radius: number): string {
  const bow = short(radius * Math.sin(Math.PI / bows) * 1.12);
  return `M${at(0, radius)}${Array.from({ length: bows }, (_, k) => `A${bow} ${bow} 0 0 1 ${at((k + 1) / bows, radius)}`).join('')}Z`;
}

/** A square with corners cut round, as a page of a book. */
export function roundedSquare(half: number, corner: number): string {
  const s = half - corner;
  const bow = `a${corner} ${corner} 0 0 1 `;
  return `M${-s} ${-half}H${s}${bow}${corner} ${corner}V${s}${bow}${-corner} ${corner}H${-s}${bow}${-corner} ${-corner}V${-s}${bow}${corner} ${-corner}Z`;
}

/** A link seen flat: `long` and `wide` are half its length and half its width, `turn` clockwise on the circle of `radius`. */
export function link(turn: number, radius: number, long: number, wide: number): string {
  const angle = turn * Math.PI * 2;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const point = (x: number, y: number): string => `${short(cos * x - sin * (y - radius))} ${short(sin * x + cos * (y - radius))}`;
  const s = long - wide;
  return `M${point(-s, -wide)}L${point(s, -wide)}A${wide} ${wide} 0 0 1 ${point(s, wide)}L${point(-s, wide)}A${wide} ${wide} 0 0 1 ${point(-s, -wide)}Z`;
}

/** Repeats a drawing around the origin, which is told the turn of each. `offset` is measured in repetitions. */
export function around(times: number, offset: number, draw: (turn: string) => string): string {
  return Array.from({ length: times }, (_, k) => draw(`rotate(${short(((k + offset) * 360) / times)})`)).join('');
}
