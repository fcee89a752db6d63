import { openView } from '../looking/open-view';
import { isDuel } from '../running/either-game';
import type { DuelView } from '../../engine/duel';
import type { VisionView } from '../../engine/vision';
import type { Desk } from './desk';

/**
 * What everybody at the table may see of it: the public side, whoever looks at the screen now; with open hands, what lies open.
 * Null where no such game lies there.
 */
function shownToAll({ open }: Pick<Desk, 'open'>): DuelView | VisionView | null {
  if (!open) return null;
  const { running, secrecy } = open;
  return secrecy === 'open' ? openView(running.session) : running.announced.view;
}

export function duelShownToAll(desk: Pick<Desk, 'open'>): DuelView | null {
  const view = shownToAll(desk);
  return view && isDuel(view) ? view : null;
}

export function visionShownToAll(desk: Pick<Desk, 'open'>): VisionView | null {
  const view = shownToAll(desk);
  return view && !isDuel(view) ? view : null;
}
