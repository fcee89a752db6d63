/** What the largest QR code holds, in bytes: a link has one for each character. */
export const LONGEST_CODE = 2953;

/** The dark modules of a code as one path: a bar for each run of them in a row. */
export function codePath(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      path += `M${start} ${y}h${x + 1 - start}v1H${start}z`;
    }
  });
  return path;
}
