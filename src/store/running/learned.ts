import { LEARNED, learnedSince as learnedInDuel, type Player } from '../../engine/duel';
import { isDuel, type GameView } from './either-game';

/** Why coming back to a window is a request and no right: what its player has learned since, or that it has answered by hand. */
export const WHY_ASKED = [...LEARNED, 'answered'] as const;
export type WhyAsked = (typeof WHY_ASKED)[number];

/** What a player has learned since a window: the rules say it, the table asks it. */
export function learnedSince(view: GameView, player: Player, since: number, seen: number): WhyAsked | null {
  if (isDuel(view)) return learnedInDuel(view.log, player, since, seen);
  for (const { number, verb, player: whose, paid } of view.log) {
    if (number <= since) continue;
    // A node that is given up, and a card of the hand that is discarded, are seen by everybody.
    if ((verb === 'pay' && (paid?.[1] ?? 0) > 0) || (verb === 'discard' && whose !== player)) return 'hidden';
    if (verb === 'draw' && whose === player && number <= seen) return 'draw';
  }
  return null;
}
