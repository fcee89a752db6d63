import type { Duel } from '../model/duel';
import type { Cost } from '../model/effect';
import type { CardId, Player } from '../model/vocabulary';

const NO_COSTS: readonly Cost[] = [];

/** The Life Points that it costs to play this card, as long as it is in the hand. */
const costOf = (duel: Duel, id: CardId): number =>
  duel.state.cards[id]!.zone === 'hand' ? duel.continuous.handCosts().reduce((sum, { lifePoints }) => sum + lifePoints, 0) : 0;

/** Whether the player has the Life Points to play the card, and what these take besides. */
export function canPayToPlay(duel: Duel, player: Player, id: CardId, besides = NO_COSTS): boolean {
  if (duel.index.doing.handCost === undefined) return true;
  const cost = costOf(duel, id);
  const { lifePoints } = duel.state.players[player];
  const needed = besides.reduce((sum, { takes }) => sum + (takes?.lifePoints ?? 0), cost);
  return cost === 0 || (duel.profile.mayPayToZero ? lifePoints >= needed : lifePoints > needed);
}
