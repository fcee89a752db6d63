import { addSkip, endTurn } from '../../kernel/schedule';
import type { Action } from '../model/effect';
import type { Skip } from '../model/duel-state';
import type { Effect } from '../model/scope';
import type { Player } from '../model/vocabulary';

/**
 * That many of the player's next phases of this kind (or turns) are skipped. A Battle Phase is then not entered in the next turn.
 */
export function* skipNext(e: Effect, player: Player, what: Skip['what'], count = 1): Action {
  for (let i = 0; i < count; i++) addSkip(e.duel, player, what);
}

/** It becomes the End Phase of this turn once the chain has ended: an attack that runs comes to nothing. */
export function* becomeEndPhase(e: Effect): Action {
  const { battle, damageStep, phase } = e.duel.state;
  if (phase === 'end') return;
  if (battle !== null && damageStep === null) battle.negated = true;
  endTurn(e.duel);
}

/** This takes the place of the turn's normal draw, before it. */
export function* replaceNormalDraw(e: Effect): Action {
  for (const frame of e.duel.state.frames) if (frame.kind === 'draw') frame.drawReplaced = true;
}
