import { useEffect, useState } from 'react';

/** False on the first drawing: what was there from the start does not arrive. */
export function useHasStood(): boolean {
  const [stood, setStood] = useState(false);
  useEffect(() => setStood(true), []);
  return stood;
}
