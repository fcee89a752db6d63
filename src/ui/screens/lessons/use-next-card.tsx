import { useMemo } from 'react';
import type { NextCard } from '../../table/whole/GameTable';
import { nextWay } from '../../../store/lessons/next-way';
import { WayLine } from './WayLine';

/** The card that comes next at this stop of a lesson, with its way: for the table. */
export function useNextCard(...of: Parameters<typeof nextWay>): NextCard | undefined {
  const way = nextWay(...of);
  return useMemo(
    () =>
      way
        ? { card: way.from, ...(way.to && { way: <WayLine key={`${way.from} ${way.to}`} from={way.from} to={way.to} /> }) }
        : undefined,
    [way],
  );
}
