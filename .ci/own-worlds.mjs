import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const CHANGES = /vi\.(useFakeTimers|spyOn|stubGlobal|mock|doMock|resetModules)|(local|session)Storage/;

/**
 * The test files under src that change their world: clock, globals, storage, the modules themselves. Each of them needs
 * one of its own. All others share the modules of a worker: to load the games anew costs a file more than what it tests.
 */
export const ownWorlds = () =>
  readdirSync(join(root, 'src'), { recursive: true })
    .map((file) => join('src', file).replaceAll('\\', '/'))
    .filter((file) => /\.test\.tsx?$/.test(file) && CHANGES.test(readFileSync(join(root, file), 'utf8')));
