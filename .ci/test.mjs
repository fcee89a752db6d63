// npm test: everything but the seldom stories, which -- --every and npm run e2e play too. npm run check: the short loop
// (--short). --only types,lint chooses sections;
// with a single section, what follows `--` goes to its tool: npm run e2e -- e2e/opens.spec.ts
import './node-version.mjs';
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { option } from './arguments.mjs';
import { installWhatIsMissing, root } from './install.mjs';

const reports = join(root, 'node_modules', '.cache', 'kusari-test', String(process.pid));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
const bin = (...path) => join(root, 'node_modules', ...path);
const browserOptions = {};

const sections = [
  { name: 'types', beside: true, title: 'Types, layer by layer', short: true, commands: [[join(root, '.ci/check-types.mjs')]] },
  {
    name: 'lint',
    beside: true,
    title: 'Lint',
    short: true,
    commands: [
      [bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0', '--cache', '--cache-location', bin('.cache/eslint/')],
      [join(root, '.ci/check-lint.mjs')],
      [join(root, '.ci/check-classes.mjs')],
      [join(root, '.ci/check-selectors.mjs')],
      [join(root, '.ci/check-words.mjs')],
      [join(root, '.ci/check-docs.mjs')],
    ],
  },
  {
    name: 'format',
    beside: true,
    title: 'Format',
    short: true,
    commands: [
      [
        bin('prettier/bin/prettier.cjs'),
        '.',
        '--check',
        '--log-level',
        'warn',
        '--cache',
        '--cache-location',
        bin('.cache/prettier-check'),
      ],
    ],
  },
  { name: 'imports', beside: true, title: 'Import rules', short: true, commands: [[join(root, '.ci/check-imports.mjs')]] },
  { name: 'lock', beside: true, title: 'Lock file', short: true, commands: [[join(root, '.ci/check-lock.mjs')]] },
  {
    name: 'unit',
    title: 'Unit, scenario and property tests',
    short: true,
    commands: [[bin('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]],
    count: countVitest,
  },
  { name: 'build', title: 'Build', commands: [[bin('vite/bin/vite.js'), 'build'], [join(root, '.ci/check-sizes.mjs')]] },
  {
    name: 'e2e',
    title: 'Stories in a browser',
    needs: 'Build',
    before: prepareBrowser,
    commands: [[bin('@playwright/test/cli.js'), 'test', '--reporter=list,json']],
    count: countPlaywright,
  },
];

installWhatIsMissing();
const only = typeof option('only') === 'string' ? option('only').split(',') : undefined;
const unknown = only?.filter((name) => !sections.some((section) => section.name === name)) ?? [];
if (unknown.length > 0) {
  console.error(`No section "${unknown.join(', ')}". There are: ${sections.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
const chosen = sections.filter(({ name, short }) => (only ? only.includes(name) : short || !process.argv.includes('--short')));
const passedOn = only
  ? process.argv.slice(2).filter((arg, index, all) => !arg.startsWith('--only') && all[index - 1] !== '--only')
  : [];

mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0, skipped: 0 };
const failedSections = [];
const begun = Date.now();

// What only looks at files needs one processor: two such sections run side by side. What they say comes one after the other.
const looking = chosen.filter(({ beside }) => beside);
const started = looking.length > 1 ? sideBySide(looking, 2) : new Map();

for (const [index, section] of chosen.entries()) {
  console.log(`\n=== ${index + 1}/${chosen.length} ${section.title} ===\n`);
  const { ok, took } = await (started.get(section)?.() ?? timed(section, index === chosen.length - 1 ? passedOn : []));
  const tests = section.count?.() ?? { passed: 0, failed: 0, skipped: 0 };
  // A section that breaks without naming a failed test (types, lint, a crash) counts as one failure.
  if (!ok && tests.failed === 0) tests.failed = 1;
  if (tests.failed > 0) failedSections.push(section.title);
  for (const key of Object.keys(total)) total[key] += tests[key];
  console.log(`\n--- ${section.title}: ${tests.failed > 0 ? 'FAILED' : 'ok'} (${took})`);
}
rmSync(reports, { recursive: true, force: true });

console.log(`\n${chosen.length} sections in ${seconds(begun)}${total.skipped > 0 ? `, ${total.skipped} tests skipped` : ''}`);
if (failedSections.length > 0) console.log(`Failed: ${failedSections.join(', ')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Begins the sections, so many at a time. @returns for each what waits for it, tells what it has said and what became of it. */
function sideBySide(sections, atATime) {
  const lanes = Array.from({ length: atATime }, () => Promise.resolve());
  return new Map(
    sections.map((section, i) => {
      const said = [];
      const done = (lanes[i % atATime] = lanes[i % atATime].then(() => timed(section, [], said)));
      const told = async () => {
        const result = await done;
        process.stdout.write(said.join(''));
        return result;
      };
      return [section, told];
    }),
  );
}

async function timed(section, extra, said) {
  const start = Date.now();
  const ok = await runSection(section, extra, said);
  return { ok, took: seconds(start) };
}

async function runSection({ needs, before, commands }, extra, said) {
  if (failedSections.includes(needs)) {
    console.log(`Not run: it needs "${needs}".`);
    return false;
  }
  if (before && !(await before())) return false;
  let ok = true;
  for (const command of commands) ok = (await run([...command, ...(command === commands[0] ? extra : [])], said)) && ok;
  return ok;
}

/** `said`: where its output is collected; without it, it is shown at once. */
function run(args, said) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: said === undefined ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport, ...browserOptions },
    });
    for (const stream of said === undefined ? [] : [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => said.push(text));
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

async function prepareBrowser() {
  const { findOrInstallBrowser, noBrowserMessage } = await import('./find-browser.mjs');
  const browser = findOrInstallBrowser();
  if (!browser) {
    console.error(noBrowserMessage);
    return false;
  }
  console.log(`Browser: ${browser}`);
  Object.assign(browserOptions, { KUSARI_BROWSER: browser });
  if (chosen.some(({ name }) => name === 'build')) browserOptions.KUSARI_BUILT = '1';
  if (!only && !process.argv.includes('--every')) browserOptions.KUSARI_STORIES = 'usual';
  return true;
}

function countVitest() {
  const report = readReport(vitestReport);
  const brokenFiles =
    report?.testResults?.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    ).length ?? 0;
  return {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + brokenFiles,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
}

function countPlaywright() {
  const stats = readReport(playwrightReport)?.stats;
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0, skipped: stats?.skipped ?? 0 };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
