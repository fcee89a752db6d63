// Parts of the built page are loaded by src/ui/base/fetching/whole-part.ts, not by the bundler's own loader: that one imports a
// module whether its files come or not, and a browser keeps a failed module for as long as the page stands.
import { fileURLToPath } from 'node:url';

const HELPER = '\0vite/preload-helper.js';
const ours = fileURLToPath(new URL('../src/ui/base/fetching/whole-part.ts', import.meta.url));

/** @returns {import('vite').Plugin} */
export function wholeParts() {
  return {
    name: 'whole-parts',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // The bundler leaves out the part itself where it is a single file.
          resolveDependencies: (file, files, { hostType }) => (hostType === 'js' ? [...new Set([file, ...files])] : files),
        },
      },
    }),
    load: (id) => (id === HELPER ? `export { wholePart as __vitePreload } from ${JSON.stringify(ours)};` : null),
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.code.includes('vite:preloadError'))
          this.error(`${file.fileName} is loaded by the bundler's own loader: see .ci/whole-parts.mjs`);
    },
  };
}
