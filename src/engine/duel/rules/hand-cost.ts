import type { Duel } from '../model/duel';
import type { CardId, Player } from '../model/vocabulary';

/** The Life Points that it costs to play this card, as long as it is in the hand. */
const costOf = (duel: Duel, id: CardId): number =>
  duel.state.cards[id]!.zone === 'hand' ? duel.continuous.handCosts().reduce((sum, { lifePoints }) => sum + lifePoints, 0) : 0;

/** Whether the player has the Life Points to play the card, and so many besides. */
export function canPayToPlay(duel: Duel, player: Player, id: CardId, besides = 0): boolean {
  if (duel.index.doing.handCost === undefined) return true;
  const cost = costOf(duel, id);
  const { lifePoints } = duel.state.players[player];
  const needed = cost + besides;
  return cost === 0 || (duel.profile.mayPayToZero ? lifePoints >= needed : lifePoints > needed);
}
