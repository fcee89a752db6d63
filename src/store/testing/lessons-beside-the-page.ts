import { readFileSync, readdirSync } from 'node:fs';
import { vi } from 'vitest';
import { desk } from '../desk/table-store';
import { useLessons } from '../lessons/lessons';

export const publicFolder = new URL('../../../public/', import.meta.url);

/** What the page is given at a path: all scenarios of a folder lie in one pack, which every build makes. */
function textOf(path: string): string {
  const read = (at: string): string => readFileSync(new URL(at, publicFolder), 'utf8');
  const [, folder] = /^scenarios-(\w+)\.json$/.exec(path) ?? [];
  if (folder === undefined) return read(path);
  const files = readdirSync(new URL(`scenarios/${folder}/`, publicFolder));
  return `{${files.map((name) => `"${name.replace('.json', '')}":${read(`scenarios/${folder}/${name}`)}`).join()}}`;
}

/** The files beside the page, as a server that knows no other paths would give them. */
function serve(path: string): Response {
  try {
    return new Response(textOf(path.replace(/^\//, '')), {
      headers: { 'content-type': 'application/json' },
    });
  } catch {
    return new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
  }
}

/** Before a test with lessons: a browser that keeps nothing yet, and the files that lie beside the page. */
export function layLessonsOut(): void {
  const shelf = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, text: string) => void shelf.set(key, text),
    removeItem: (key: string) => void shelf.delete(key),
  });
  vi.stubGlobal('fetch', async (path: string) => serve(path));
}

/** After it: no lesson and no game is left. */
export function clearLessonsAway(): void {
  useLessons.getState().leave();
  desk.clear();
  vi.unstubAllGlobals();
}
