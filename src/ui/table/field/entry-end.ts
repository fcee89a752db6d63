import type { ShownEntry } from '../../../engine/table';

/** It has been negated, or does nothing as things stand: it is struck through wherever it is drawn. */
export const isStruck = ({ negated, end, state }: ShownEntry): boolean =>
  negated || (state !== 'resolved' && (end?.kind === 'negated' || end?.kind === 'withoutEffect' || end?.kind === 'unreached'));

/** The entry that this one is about to negate, or has negated; none while it is itself stopped. */
export const negatedBy = (number: number, entries: readonly ShownEntry[]): number | undefined =>
  entries.find(({ end }) => end?.kind === 'negated' && end.by === number)?.number;
