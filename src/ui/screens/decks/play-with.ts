import type { DeckGame } from '../../../store/decks/deck-book';
import { useRuleSet } from '../../../store/rule-set';
import { seatedDecks, useSeatedDecks } from '../../../store/decks/seated-decks';
import { seatDuelDeck } from '../../../store/start-plan';
import { goHome } from '../../base/doors/route';

/** Back to the start, where the first seat now plays with this deck. */
export function playWith(id: string, game: DeckGame): void {
  const { profile, choose } = useRuleSet.getState();
  if (game === 'vision') {
    const seating = useSeatedDecks.getState();
    seating.seat(game, [id, seatedDecks(seating, game)[1]]);
  } else seatDuelDeck(id, profile);
  choose(game === 'vision' ? 'vision' : profile);
  goHome();
}
