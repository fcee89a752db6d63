// npm run look: every screen and state of the table at every size, in both languages, all text sizes and ways to sit, the main
// ones also in the light look and that of high contrast (npm run look -- VISION shiraki: those alone). What is
// cut, covered, too small or off the screen is told, and pictures of everything are kept in look-out. The fast half is a part of
// npm test. npm run look -- VISION (or any other part of a state's name) looks at those only, npm run look -- VISION 390×844 (or
// any other part of a picture's name) at those pictures only.
import './node-version.mjs';
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installWhatIsMissing, root } from './install.mjs';

installWhatIsMissing();
const { browserOrEnd } = await import('./find-browser.mjs');

const browser = browserOrEnd();
const folder = join(root, 'look-out');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const [only, at = ''] = process.argv.slice(2);
const story = [
  join(root, 'node_modules/@playwright/test/cli.js'),
  'test',
  'e2e/look.spec.ts',
  'e2e/nothing-covered.spec.ts',
  'e2e/by-touch.spec.ts',
  '--reporter=line',
];
const walk = spawn(process.execPath, [...story, ...(only ? ['-g', only] : [])], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, KUSARI_BROWSER: browser, KUSARI_LOOK: folder, KUSARI_LOOK_AT: at },
});
walk.on('close', (code) => {
  const written = readdirSync(folder);
  const found = written
    .filter((name) => name.endsWith('.txt'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean));
  if (written.length === 0) console.error('\nNothing was looked at: no state has that name, or none of its pictures has.');
  else console.log(`\n${found.join('\n')}\n\n${found.length} faults; pictures in look-out`);
  process.exitCode = code === 0 && written.length > 0 && found.length === 0 ? 0 : 1;
});
