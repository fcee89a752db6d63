import type { GameView } from '../../games/view';
import { openView } from '../looking/open-view';
import type { Desk } from './desk';

/**
 * What everybody at the table may see of it: the public side, whoever looks at the screen now; with open hands, what lies open.
 * Null where nothing lies there.
 */
export function shownToAll({ open }: Pick<Desk, 'open'>): GameView | null {
  if (!open) return null;
  const { running, secrecy } = open;
  return secrecy === 'open' ? openView(running.session) : running.announced.view;
}
