import type { Plugin } from 'vite';

/** What a duel begins with is compiled while it is fetched. */
export function compiledAhead(): Plugin;
