/** The facts of the cards as the build packs them (`.ci/packed-facts.mjs`): a column for each of them. */
export interface Columns {
  readonly count: number;
  readonly columns: Readonly<Record<string, Column>>;
}

type Column =
  | { readonly kind: 'words'; readonly all: string }
  | { readonly kind: 'few'; readonly words: readonly string[]; readonly rows: string }
  | { readonly kind: 'rising'; readonly by: readonly number[] }
  | { readonly kind: 'large'; readonly all: string }
  | { readonly kind: 'numbers'; readonly all: readonly (number | null)[] };

type Row = Record<string, string | number>;

/** Rows again, each with what it has. */
export function unpacked({ count, columns }: Columns): readonly Readonly<Row>[] {
  const rows: Row[] = Array.from({ length: count }, () => ({}));
  for (const [key, column] of Object.entries(columns))
    valuesOf(column).forEach((value, i) => {
      if (value !== undefined && value !== null && value !== '') rows[i]![key] = value;
    });
  return rows;
}

/** The rows of batches that were packed as one table: each in its order, by id if none is told. */
export function batched(columns: Columns): readonly (readonly Readonly<Row>[])[] {
  const batches: Row[][] = [];
  for (const row of unpacked(columns)) (batches[Number(row.batch)] ??= []).push(row);
  const place = ({ at, id }: Readonly<Row>): number => Number(at ?? id);
  return batches.map((rows) => rows.sort((a, b) => place(a) - place(b)).map(({ batch: _, at: __, ...row }) => row));
}

/** What numbers to the base of 64 are written with. */
export const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function valuesOf(column: Column): readonly (string | number | null | undefined)[] {
  switch (column.kind) {
    case 'words':
      return column.all.split('\n');
    case 'few':
      return [...column.rows].map((letter) => column.words[letter.charCodeAt(0) - '0'.charCodeAt(0)]);
    case 'rising': {
      let last = 0;
      return column.by.map((more) => (last += more));
    }
    case 'large':
      return (column.all.match(/.{5}/g) ?? []).map((signs) =>
        [...signs].reduce((sum, sign) => sum * 64 + SIGNS.indexOf(sign), 0),
      );
    case 'numbers':
      return column.all;
  }
}
