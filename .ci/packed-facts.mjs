// The facts of the cards are rows in the source, one card a line. In the page they are columns, which are less than half as
// long: equal words stand once, numbers beside their like. `games/duel/cards/data/columns.ts` makes rows of them again.

const FEW = 60;

/** @param {readonly Record<string, string | number>[]} rows @returns one column for each key that some row has */
export function packed(rows) {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return { count: rows.length, columns: Object.fromEntries(keys.map((key) => [key, column(rows.map((row) => row[key]))])) };
}

/** Many words: by line ends. Few: a list of them, and a letter for each row. Rising numbers: the step from the row before. */
function column(values) {
  const known = values.filter((value) => value !== undefined);
  if (known.some((value) => typeof value === 'string')) {
    const words = [...new Set(known)];
    if (words.length > FEW) return { kind: 'words', all: values.map((value) => value ?? '').join('\n') };
    return {
      kind: 'few',
      words,
      rows: values.map((value) => (value === undefined ? ' ' : letter(words.indexOf(value)))).join(''),
    };
  }
  if (values.length === known.length && known.every((value, i) => i === 0 || value > known[i - 1]))
    return { kind: 'rising', by: known.map((value, i) => value - (i === 0 ? 0 : known[i - 1])) };
  return { kind: 'numbers', all: values.map((value) => value ?? null) };
}

const letter = (index) => String.fromCharCode(48 + index);

/** The build takes columns where the source has rows. */
export function packedFacts() {
  return {
    name: 'packed-facts',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/cards\/data\/facts\/[^/]+\.json$/.test(id)) return null;
      const columns = JSON.stringify(packed(JSON.parse(code)));
      return {
        code: `import { unpacked } from '../columns';\nexport default unpacked(JSON.parse(${JSON.stringify(columns)}));\n`,
        moduleType: 'js',
        map: null,
      };
    },
  };
}
