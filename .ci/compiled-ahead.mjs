// What a duel begins with is compiled while it is fetched, by a thread of its own, as long as the players still set up. Otherwise
// a browser compiles each function when it is called first, all of them between Start and the table. Chromium reads this line;
// to others it is a comment.
const LINE = '//# allFunctionsCalledOnLoad\n';

/** Parts whose functions most duels call. Of the cards a duel has few: theirs are compiled when they are called. */
const PARTS = ['engine', 'table', 'field'];

/** @returns {import('vite').Plugin} */
export const compiledAhead = () => ({
  name: 'kusari:compiled-ahead',
  apply: 'build',
  generateBundle: {
    // After the bundler has written its own first lines: only the first of all counts.
    order: 'post',
    handler(_, bundle) {
      const parts = Object.values(bundle).filter(({ type, name }) => type === 'chunk' && PARTS.includes(name));
      if (parts.length !== PARTS.length) this.error(`expected one part each of ${PARTS.join(', ')}`);
      for (const part of parts) part.code = LINE + part.code;
    },
  },
});
