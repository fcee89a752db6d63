// npm run -s duel -- <args>: runs src/cli/main.ts. Bundles it first if a source has changed since last time.
// Nothing but the command's own output may reach stdout.
import './node-version.mjs';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installWhatIsMissing, root } from './install.mjs';

const entry = 'src/cli/main.ts';
const cache = join(root, 'node_modules', '.cache', 'kusari-cli');
const recordFile = join(cache, 'bundle.json');

if (!existsSync(join(root, entry))) {
  console.error(`There is no ${entry}: this checkout has no command line.`);
  process.exit(1);
}
installWhatIsMissing();
const bundle = freshBundle() ?? (await makeBundle());
process.setSourceMapsEnabled(true);
await import(pathToFileURL(bundle).href);

/** The last bundle, if every file that went into it is as it was. */
function freshBundle() {
  try {
    const record = JSON.parse(readFileSync(recordFile, 'utf8'));
    const same = Object.entries(record.inputs).every(([path, stamp]) => stampOf(path) === stamp);
    return same && existsSync(join(cache, record.file)) ? join(cache, record.file) : undefined;
  } catch {
    return undefined;
  }
}

async function makeBundle() {
  const { build } = await import('esbuild');
  const begun = Date.now();
  const file = `main-${begun.toString(36)}-${process.pid}.mjs`;
  mkdirSync(cache, { recursive: true });
  let result;
  try {
    result = await build({
      absWorkingDir: root,
      entryPoints: [entry],
      outfile: join(cache, file),
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      sourcemap: true,
      metafile: true,
      logLevel: 'silent',
    });
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  const inputs = {};
  for (const path of [...Object.keys(result.metafile.inputs), 'package-lock.json']) {
    // A file saved while we were bundling may be in the bundle or not: bundle again next time.
    const changedMeanwhile = statSync(join(root, path)).mtimeMs >= begun;
    inputs[path] = changedMeanwhile ? 'changed while bundling' : stampOf(path);
  }
  // Written beside and moved into place, so that commands started at the same time see one or the other.
  const draft = join(cache, `${file}.json`);
  writeFileSync(draft, JSON.stringify({ file, inputs }));
  renameSync(draft, recordFile);
  removeOldBundles(begun);
  return join(cache, file);
}

function stampOf(path) {
  const { mtimeMs, size } = statSync(join(root, path));
  return `${mtimeMs} ${size}`;
}

function removeOldBundles(now) {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    if (name.startsWith('main-') && now - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now) > 3_600_000)
      rmSync(path, { force: true });
  }
}
