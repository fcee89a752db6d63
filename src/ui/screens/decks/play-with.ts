import { playedIn, useRuleSet } from '../../../store/rule-set';
import { seatDeck } from '../../../store/start-plan';
import { goHome } from '../../base/doors/route';

/** Back to the start, where the first seat now plays with this deck. */
export function playWith(id: string, game: string): void {
  const played = playedIn(game);
  seatDeck(id, played);
  useRuleSet.getState().choose(played);
  goHome();
}
