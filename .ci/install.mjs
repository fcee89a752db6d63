// Brings node_modules in line with package-lock.json. Uses nothing but Node itself.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Installs what is missing. All output goes to stderr; ends the process if npm fails. */
export function installWhatIsMissing() {
  const state = stateOfNodeModules();
  if (state === 'complete') return;
  console.error(state === 'absent' ? 'Installing packages …' : 'Packages have changed, installing …');
  // `npm install` for a change: it leaves running servers their files, where `npm ci` starts from nothing.
  const attempts = state === 'absent' ? ['ci', 'install'] : ['install', 'ci'];
  for (const command of attempts) {
    if (npm([command, '--include=dev', '--no-audit', '--no-fund']) && stateOfNodeModules() === 'complete') return;
  }
  console.error('\nThe packages could not be installed. Is the npm registry reachable? Try `npm install` by hand.');
  process.exit(1);
}

/** Compares what npm says it installed with the lock file: contents, because times of files lie after a checkout. */
export function stateOfNodeModules() {
  const installedFile = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return 'absent';
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  let installed;
  try {
    installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  } catch {
    return 'outdated';
  }
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '') continue;
    const there = installed[path];
    const onDisk = there && existsSync(join(root, path, 'package.json'));
    if (onDisk ? there.version !== entry.version : !entry.optional && !entry.devOptional && !entry.peer) return 'outdated';
  }
  return 'complete';
}

function npm(args) {
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  const cli = process.env.npm_execpath;
  const result =
    cli && /\.c?js$/.test(cli) && /npm/.test(cli)
      ? spawnSync(process.execPath, [cli, ...args], options)
      : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  return result.status === 0;
}
