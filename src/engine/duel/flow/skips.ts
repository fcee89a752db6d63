import type { Duel } from '../model/duel';
import type { Skip } from '../model/duel-state';
import type { Player } from '../model/vocabulary';

/** Uses up one skip of this phase or turn, if there is any. @returns whether it is skipped. */
export function takeSkip(duel: Duel, player: Player, what: Skip['what']): boolean {
  const { skips } = duel.state;
  if (skips.length === 0) return false;
  const index = skips.findIndex((skip) => skip.player === player && skip.what === what);
  if (index < 0) return false;
  skips.splice(index, 1);
  return true;
}
