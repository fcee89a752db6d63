import type { CardId, Duel, Player } from '../../../engine/duel';
import { foeOf } from './battle';

/** What a Spell or Trap may add to the damage of a turn, in points. */
const BY_EFFECT = 1000;

/**
 * Whether a win of this turn is worth a long look: the Life Points of the other side are not above what all the player's cards
 * could do in it if everything went well. A rough measure, and a generous one.
 */
export function isInReach(duel: Duel, player: Player): boolean {
  const { state } = duel;
  const { hand, monsters, spellsTraps, graveyard } = state.players[player];
  const foe = state.players[foeOf(player)];
  let most = 0;
  let raised = 0;
  for (const id of [...graveyard, ...foe.graveyard]) raised = Math.max(raised, printedAtk(duel, id));
  for (const id of hand) most += duel.defs[id]!.index.isMonster ? 0 : BY_EFFECT;
  for (const id of spellsTraps) if (id !== null) most += BY_EFFECT;
  // What comes from the Graveyard, or over from the other side, comes by an effect.
  if (most > 0) for (const id of foe.monsters) if (id !== null) raised = Math.max(raised, atk(duel, id));
  if (state.turnPlayer !== player) return most + raised >= foe.lifePoints;
  for (const id of monsters) if (id !== null) most += atk(duel, id) + (duel.defs[id]!.effects.length > 0 ? BY_EFFECT / 2 : 0);
  const summoned = hand.map((id) => printedAtk(duel, id)).sort((a, b) => b - a);
  // One comes as a Normal Summon, another one by itself.
  most += (summoned[0] ?? 0) + (summoned[1] ?? 0);
  return most + raised >= foe.lifePoints;
}

const printedAtk = (duel: Duel, id: CardId): number => duel.defs[id]!.facts.atk ?? 0;

const atk = (duel: Duel, id: CardId): number => (duel.state.cards[id]!.faceUp ? duel.continuous.atk(id) : printedAtk(duel, id));
