import type { Destination } from '../model/decision';
import type { Duel } from '../model/duel';
import { against, noneAgainst, type Reasons } from './reasons';

/** Whether the turn player may announce going there now (seed 000: Battle Phase optional, none on the first turn; Main 2 only after it). */
export function canEnter(duel: Duel, to: Destination, why?: Reasons): boolean {
  const { state } = duel;
  const { kind } = duel.situation;
  if (kind !== 'openGameState' && kind !== 'battleStep' && against(why, 'announce-in-open-state')) return false;
  if (to === 'battle') {
    if (state.phase !== 'main1' && against(why, 'battle-after-main1')) return false;
    if (state.turn === 1 && against(why, 'first-turn-battle')) return false;
    const forbidden = duel.continuous.forbids('enterBattle', state.turnPlayer, -1);
    if (forbidden !== undefined && against(why, forbidden)) return false;
  } else if (to === 'main2') {
    if (state.phase !== 'battle' && against(why, 'main2-after-battle')) return false;
  } else if (to !== 'end' && against(why, 'phase-order')) return false;
  return noneAgainst(why);
}
