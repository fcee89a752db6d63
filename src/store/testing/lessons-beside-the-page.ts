import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import { desk } from '../desk/duel-store';
import { useLessons } from '../lessons/lessons';

export const publicFolder = new URL('../../../public/', import.meta.url);

/** The files beside the page, as a server that knows no other paths would give them. */
function serve(path: string): Response {
  try {
    return new Response(readFileSync(new URL(path.replace(/^\//, ''), publicFolder), 'utf8'), {
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
