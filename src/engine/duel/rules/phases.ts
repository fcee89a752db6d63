import type { Destination } from '../model/decision';
import type { Duel } from '../model/duel';
import type { Lingering } from '../model/duel-state';
import type { Phase } from '../model/vocabulary';
import { attackTargets, canDeclareAttack } from './attack';
import { isChoosing, isOpen, timingFor } from './timing';
import { against, noneAgainst, type Reasons } from './reasons';

/** The right to one more Battle Phase in this turn, if the turn player has one. */
export const extraBattlePhase = (duel: Duel): Lingering | undefined =>
  duel.state.lingering.find(
    (one) =>
      one.player === duel.state.turnPlayer &&
      one.turn === duel.state.turn &&
      duel.pool.definition(one.passcode)?.lingering[one.key]?.extraBattlePhase === true,
  );

/** The end of this phase is announced before it is said where it leads to (R428, R501). */
export const choosesLater = ({ state, profile }: Duel): boolean =>
  profile.mainPhase1Ends === 'destinationAfterPasses' && state.phase === 'main1';

/**
 * Whether the turn player may announce going there now (seed 000: Battle Phase optional, none on the first turn; Main 2 only
 * after it).
 */
export function canEnter(duel: Duel, to: Destination, why?: Reasons): boolean {
  const { state } = duel;
  if (!isOpen(duel) && !isChoosing(duel) && against(why, 'announce-in-open-state')) return false;
  if (to === 'nextStep') return choosesLater(duel) || !against(why, 'phase-order');
  const again = to === 'battle' && state.phase === 'battle' && extraBattlePhase(duel) !== undefined;
  if (!again && !duel.profile.turn[state.phase].includes(to as Phase)) {
    const rule = to === 'battle' ? 'battle-after-main1' : to === 'main2' ? 'main2-after-battle' : 'phase-order';
    if (against(why, rule)) return false;
  }
  if (
    state.phase === 'battle' &&
    duel.index.giving.mustAttack !== undefined &&
    duel.continuous.gives('mustAttack') &&
    owesAttack(duel) &&
    against(why, 'must-attack')
  )
    return false;
  if (to === 'battle') {
    if (state.turn === 1 && against(why, 'first-turn-battle')) return false;
    if (state.skips.length > 0 && skipsBattle(duel) && against(why, 'battle-phase-forbidden')) return false;
    const forbidden = duel.continuous.forbids('enterBattle', state.turnPlayer, null);
    if (forbidden !== undefined && against(why, forbidden)) return false;
  }
  return noneAgainst(why);
}

/** The turn player's next Battle Phase is to be skipped. */
const skipsBattle = ({ state: { skips, turnPlayer } }: Duel): boolean =>
  skips.some(({ player, what }) => player === turnPlayer && what === 'battle');

/** A monster of the turn player that must attack can still do so. */
function owesAttack(duel: Duel): boolean {
  const { turnPlayer, players } = duel.state;
  const timing = timingFor(duel, turnPlayer);
  return players[turnPlayer].monsters.some(
    (id) =>
      id !== null &&
      duel.continuous.has(id, 'mustAttack') &&
      canDeclareAttack(duel, timing, id) &&
      attackTargets(duel, id).length > 0,
  );
}
