import { DuelSession, type DuelGame, type DuelView } from '../../../engine/duel';
import { openView } from '../../../store/looking/open-view';
import { asScenario } from './as-scenario';
import { begin, isBegun } from './begin';
import type { LaidPosition } from './laid-position';

/** A position as a session that a table can be laid with; null for one that is impossible. */
export function sessionOf(position: LaidPosition, game: DuelGame): DuelSession | null {
  const begun = begin(asScenario(position), game);
  return isBegun(begun) ? DuelSession.over(begun.run) : null;
}

/** What both players together see of it; null for one that is impossible. */
export function viewOf(position: LaidPosition, game: DuelGame): DuelView | null {
  const session = sessionOf(position, game);
  return session && openView<DuelView>(session);
}
