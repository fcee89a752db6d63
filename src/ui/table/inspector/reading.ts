import { useDeferredValue, useEffect } from 'react';
import { create } from 'zustand';
import type { Place } from '../../../engine/table';
import { sameData } from '../../../store/same-data';

/** The card in the inspector: one on the table, or one that was named. */
export interface Inspected {
  readonly place?: Place;
  readonly passcode?: number;
}

interface Reading {
  /** Who reads it, and at which line of play. */
  readonly sight: string;
  readonly card: Inspected;
}

const useReading = create<{ readonly reading: Reading | null }>()(() => ({ reading: null }));

/** A card is pointed at. Whoever comes, stays and presses reads the same card: it is not laid out three times. */
export function read(sight: string, card: Inspected): void {
  useReading.setState((last) => (sameData(last.reading, { sight, card }) ? last : { reading: { sight, card } }));
}

/** Somebody else looks, or the table is left: it begins with nothing in the inspector, whoever comes back to it. */
export function useReadingEnds(sight: string): void {
  useEffect(() => () => useReading.setState({ reading: null }), [sight]);
}

/**
 * The card that is read, drawn after what else the page has to answer. What one viewer had in the inspector is not shown to
 * another, nor in another position.
 */
export function useRead(sight: string): Inspected | null {
  const late = useDeferredValue(useReading((store) => store.reading));
  return late?.sight === sight ? late.card : null;
}
