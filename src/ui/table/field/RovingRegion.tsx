import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import type { Place } from '../../../engine/table';
import { rovingAt, RovingContext } from './roving';

interface RovingRegionProps {
  /** All places of the region; the first is where the keyboard comes in. */
  readonly places: readonly Place[];
  readonly children: ReactNode;
}

/** A region of the table with one tab stop: the place last visited, or the nearest one left. */
export function RovingRegion({ places, children }: RovingRegionProps) {
  const [last, take] = useState<Place>();
  const [lastIndex, setLastIndex] = useState(0);
  const index = last === undefined ? -1 : places.indexOf(last);
  if (index >= 0 && index !== lastIndex) setLastIndex(index);
  const stop = index >= 0 ? last : places[last === undefined ? 0 : Math.min(lastIndex, places.length - 1)];
  const [at] = useState(() => rovingAt(stop));
  useLayoutEffect(() => at.setState({ stop }), [at, stop]);
  const roving = useMemo(() => ({ at, take }), [at]);
  return <RovingContext value={roving}>{children}</RovingContext>;
}
