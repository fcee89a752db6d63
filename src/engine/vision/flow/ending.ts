import { GameOver } from '../../kernel/play';
import { opponentOf, PLAYERS, type Player } from '../model/vocabulary';
import type { VisionResult } from '../model/state';
import type { Vision } from '../model/vision';

export function endGame(vision: Vision, result: VisionResult): never {
  vision.state.result = result;
  const { winner, reason } = result;
  vision.tell('win', winner === 'draw' ? vision.state.turnPlayer : winner, {
    reason: winner === 'draw' ? `draw ${reason}` : reason,
  });
  throw new GameOver();
}

/** A draw that cannot be made loses at once (V25). */
export const loseByDraw = (vision: Vision, player: Player): never =>
  endGame(vision, { winner: opponentOf(player), reason: 'deckOut' });

/** Lives are looked at whenever a player is about to be asked for priority, and nowhere else (V40, S23). */
export function lookAtLives(vision: Vision): void {
  const lost = PLAYERS.filter((player) => vision.side(player).life <= 0);
  if (lost.length === 2) endGame(vision, { winner: 'draw', reason: 'life' });
  if (lost.length === 1) endGame(vision, { winner: opponentOf(lost[0]!), reason: 'life' });
}
