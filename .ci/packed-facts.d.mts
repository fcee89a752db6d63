import type { Plugin } from 'vite';

/** The build takes columns where the source has rows, one table of them for all batches, and packs decks and doings. */
export function packedFacts(): Plugin;
/** One column for each key that some row has: see `games/duel/cards/data/columns.ts`. */
export function packed(rows: readonly unknown[]): unknown;
/** A text for each deck: see `games/duel/cards/data/packed-decks.ts`. */
export function packedDecks(decks: unknown, passcodes: readonly number[]): unknown;
/** The same for batches, each sorted by id, in one table. */
export function packedBatches(batches: readonly (readonly unknown[])[]): unknown;
/** Cards that do the same, together: see `games/duel/cards/data/packed-doings.ts`. */
export function packedDoings(doings: unknown, passcodes: readonly number[]): unknown;
