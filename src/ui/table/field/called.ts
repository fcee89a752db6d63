const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

const known = new Map<string, string>();

/** The words of a name, as whoever speaks to the table says them. Told once: each drawing of the table asks for the same few. */
function wordsOf(name: string): string {
  let words = known.get(name);
  if (words === undefined) {
    const parts = [...segmenter.segment(name.normalize('NFKD').toLowerCase())];
    words = parts
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment }) => segment)
      .join(' ');
    known.set(name, words);
  }
  return words;
}

/** The name of a control that has a short word written on it: it begins with that word, so that whoever says it calls it. */
export const calledBy = (name: string, written: string, comma: string): string =>
  `${wordsOf(name)} `.startsWith(`${wordsOf(written)} `) || written === '' ? name : `${written}${comma}${name}`;
