import { useEffect, useState } from 'react';
import type { Seat as Player } from '../../../engine/table';
import { COMMANDS, meantKey } from '../../../store/keeping/keys';
import { otherPlayer } from '../../../store/seats';

/** Who sits at the near edge of a table that an audience looks at; F turns it. */
export function useNearByKey(): Player {
  const [near, setNear] = useState<Player>(0);
  useEffect(() => {
    const turn = (event: KeyboardEvent): void => {
      if (meantKey(event) === COMMANDS.table.turn && !event.ctrlKey && !event.metaKey) setNear(otherPlayer);
    };
    addEventListener('keydown', turn);
    return () => removeEventListener('keydown', turn);
  }, []);
  return near;
}
