import type { Session } from '../../games/view';
import type { Binding as Binds } from '../../engine/table';
import { isOpenPlay } from './open-play';
import type { Given } from './given';

/**
 * Why a player's last act stands, and is taken back by consent only: there is none in this turn; the other player has answered
 * since; or what has happened since binds, by the rules of the game.
 */
export type Binding = 'noAct' | 'answered' | Binds;

/** The newest act of the player who acts freely now: where it began, or why it stands. */
export type LastAct = { readonly answers: number } | { readonly binding: Binding };

/**
 * The last act of the player who is asked in open play, if that player may take it back: an act of this turn that was not
 * answered by the other one, put nothing on the stack and showed nothing. A window that smooth mode let pass is no answer. Null:
 * nobody acts freely now.
 */
export function lastAct(given: readonly Given[], session: Session): LastAct | null {
  const { moments, moment, reachableFrom } = session;
  if (!moment || !isOpenPlay(moment)) return null;
  const { player, turn } = moment;
  let isAnswered = false;
  for (let at = given.length - 1; at >= reachableFrom; at -= 1) {
    const [one, then] = [given[at]!, moments[at]];
    if (!then || one.how === 'unknown' || then.turn !== turn) break;
    if (one.how !== 'hand') continue;
    if (one.player !== player) isAnswered = true;
    if (one.player !== player || !isOpenPlay(then)) continue;
    const binding = isAnswered ? 'answered' : session.bindingSince(then.told);
    return binding ? { binding } : { answers: at };
  }
  return { binding: 'noAct' };
}
