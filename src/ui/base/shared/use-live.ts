import { useSettings } from '../../../store/keeping/settings';
import { useOnTable } from './on-table';

/**
 * How urgently what changes is read aloud by itself. Speech is public at a table: while the screen shows the cards of one
 * seat, nothing is read unless that player has put on headphones. What has the focus is read in any case, by that player's
 * own doing.
 */
export function useLive<T extends 'polite' | 'assertive'>(urgency: T): T | 'off' {
  const isPrivate = useOnTable(({ table }) => table !== null && table.viewer !== 'public' && table.secrecy !== 'open');
  const speech = useSettings((store) => store.speech);
  return isPrivate && speech === 'shared' ? 'off' : urgency;
}
