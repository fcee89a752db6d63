// Reads package-lock.json: every package that another one names, the binaries for other platforms included, has its entry.
// Without it `npm ci` refuses on the platform that lacks one. First it proves that it sees a missing entry.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/**
 * @param {Record<string, { dependencies?: object, optionalDependencies?: object, version?: string }>} packages of the lock file
 * @returns {string[]} one line for each package that is named and has no entry, or an entry without a version
 */
export function holesIn(packages) {
  const holes = [];
  for (const [path, { dependencies = {}, optionalDependencies = {} }] of Object.entries(packages)) {
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = entryFor(packages, path, name);
      if (found?.version === undefined)
        holes.push(
          `${path || 'package.json'} names "${name}", and the lock file has ${found ? 'no version of it' : 'no entry for it'}`,
        );
    }
  }
  return holes;
}

/** The entry that a package sees under a name: its own folder first, then those around it. */
function entryFor(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const entry = packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`];
    if (entry !== undefined || folder === '') return entry;
  }
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const binary = Object.keys(packages).find((path) => packages[path].optional && packages[path].os);
const planted = { ...packages };
delete planted[binary];
if (holesIn(planted).length === 0) {
  console.error(`The check is blind: it does not miss ${binary}`);
  process.exit(1);
}
const holes = holesIn(packages);
for (const hole of holes) console.error(`package-lock.json: ${hole}`);
if (holes.length > 0) console.error('Write it anew: rm -rf node_modules package-lock.json && npm install');
else
  console.log(
    `package-lock.json: ${Object.keys(packages).length} entries, none missing on any platform; a planted hole was seen`,
  );
process.exit(holes.length > 0 ? 1 : 0);
