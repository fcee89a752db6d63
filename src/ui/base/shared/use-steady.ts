import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * The same function at every drawing, which does what the last drawing gave it to do: what it is handed to need not be drawn
 * again. For what a player does; never called while drawing.
 */
export function useSteady<Given extends readonly unknown[]>(act: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(act);
  useInsertionEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
