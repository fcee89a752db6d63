import type { Plugin } from 'vite';

/** The build takes columns where the source has rows. */
export function packedFacts(): Plugin;
/** One column for each key that some row has: see `games/duel/cards/data/columns.ts`. */
export function packed(rows: readonly unknown[]): unknown;
