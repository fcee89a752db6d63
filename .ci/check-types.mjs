// Type-checks every layer with a config of its own, side by side, and proves that the engine still knows no browser.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

// TypeScript 7 is the fast compiler; version 6 is there for ESLint, which cannot use 7 yet.
const tsc = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc');
const projects = [
  'src/engine/tsconfig.json',
  'src/games/duel/cards/tsconfig.json',
  'src/games/vision/cards/tsconfig.json',
  'src/match/tsconfig.json',
  'tsconfig.json',
  'tsconfig.node.json',
];

const results = await Promise.all([...projects.map((project) => check(project)), plantedViolations()]);
process.exit(results.every(Boolean) ? 0 : 1);

async function check(project) {
  const { code, output } = await compile(project);
  console.log(`${project}: ${code === 0 ? 'ok' : 'errors'}`);
  if (code !== 0) console.log(output);
  return code === 0;
}

async function plantedViolations() {
  const folder = join(root, 'node_modules', '.cache', 'kusari-types');
  const lines = [
    'window;',
    'document;',
    'setTimeout(() => 1, 1);',
    'fetch("");',
    'process;',
    'const unused = 1;',
    'const wrong: string = 1; wrong;',
  ];
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'planted.ts'), `${lines.join('\n')}\nexport {};\n`);
  const verdicts = await Promise.all(
    ['engine', 'games/duel/cards', 'games/vision/cards', 'match'].map(async (layer) => {
      const project = join(folder, `${layer.replaceAll('/', '-')}.json`);
      writeFileSync(
        project,
        JSON.stringify({ extends: join(root, 'src', layer, 'tsconfig.json'), include: [], files: ['planted.ts'] }),
      );
      const { output } = await compile(project);
      const unseen = lines.filter((_, index) => !output.includes(`planted.ts(${index + 1},`));
      for (const line of unseen) console.log(`src/${layer}/tsconfig.json does not see that this is an error: ${line}`);
      return unseen.length === 0;
    }),
  );
  const caught = verdicts.every(Boolean);
  console.log(`planted errors: ${caught ? `all ${lines.length} caught` : 'NOT all caught'}`);
  return caught;
}

function compile(project) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [tsc, '-p', project, '--pretty', 'false'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ code, output }));
  });
}
