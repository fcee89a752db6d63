const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The words of a name, as whoever speaks to the table says them. */
const wordsOf = (name: string): string =>
  [...segmenter.segment(name.normalize('NFKD').toLowerCase())]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment)
    .join(' ');

/** The name of a control that has a short word written on it: it begins with that word, so that whoever says it calls it. */
export const calledBy = (name: string, written: string, comma: string): string =>
  `${wordsOf(name)} `.startsWith(`${wordsOf(written)} `) || written === '' ? name : `${written}${comma}${name}`;
