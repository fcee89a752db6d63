import { chooseCards, maySpecialSummon, type Action, type CardId, type Effect, type Player } from '../../../../engine/duel/api';

/**
 * Of the cards that a player has turned over, the monsters of Level 4 or lower that are Special Summoned: all of them, or as many
 * as there are zones for, by the player's own choice (rulings).
 */
export function* lowLevelsWithRoom(e: Effect, player: Player, cards: readonly CardId[]): Action<readonly CardId[]> {
  const lowLevels = cards.filter((id) => e.isMonster(id) && e.facts(id).level! <= 4 && maySpecialSummon(e, id, player));
  const zones = e.freeMonsterZones(player);
  if (lowLevels.length <= zones) return lowLevels;
  return yield* chooseCards(e, { player, from: lowLevels, min: zones, max: zones, prompt: 'specialSummon' });
}
