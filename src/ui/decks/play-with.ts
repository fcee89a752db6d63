import type { DeckGame } from '../../store/decks/deck-book';
import { useRuleSet } from '../../store/rule-set';
import { goHome } from '../doors/route';
import { seatDuelDeck } from '../setup/use-plan';
import { seatVisionDeck } from '../setup/use-vision-seats';

/** Back to the start, where the first seat now plays with this deck. */
export function playWith(id: string, game: DeckGame): void {
  const { profile, choose } = useRuleSet.getState();
  if (game === 'vision') seatVisionDeck(id);
  else seatDuelDeck(id, profile);
  choose(game === 'vision' ? 'vision' : profile);
  goHome();
}
