import { seededNumbers } from '../../base/art/geometry';

export interface Seam {
  readonly main: string;
  readonly branches: string;
}

/** The kintsugi seam across the table at height `y`, always the same crack; fine branches leave it. */
export function seamOf(width: number, y: number): Seam {
  const next = seededNumbers(20040917);
  let [x, at] = [-10, y];
  let main = `M${x} ${at}`;
  let branches = '';
  while (x < width + 20) {
    x += 26 + next() * 60;
    at = y + (next() - 0.5) * 26;
    main += `L${x.toFixed(0)} ${at.toFixed(0)}`;
    if (next() <= 0.5) continue;
    const up = next() > 0.5 ? -1 : 1;
    let [bx, by] = [x, at];
    branches += `M${bx.toFixed(0)} ${by.toFixed(0)}`;
    const pieces = 3 + Math.floor(next() * 5);
    for (let i = 0; i < pieces; i++) {
      bx += (next() - 0.4) * 70;
      by += up * (18 + next() * 52);
      branches += `L${bx.toFixed(0)} ${by.toFixed(0)}`;
    }
  }
  return { main, branches };
}
