import { useEffect, useState } from 'react';
import { publicChannel, watchPublicly, type PublicDuel } from '../../store/desk/public-window';

/** The duel on the table of the other window; null while there is none. */
export function usePublicDuel(): PublicDuel | null {
  const [duel, setDuel] = useState<PublicDuel | null>(null);
  useEffect(() => {
    const channel = publicChannel();
    return channel ? watchPublicly(channel, setDuel) : undefined;
  }, []);
  return duel;
}
