import { chooseCards, destroy, flip, monster, opponentOf, returnToHand, reveal, specialSummon, type CardId, type Effect, type Player } from '../../engine/duel/api';

/**
 * Flip: destroys all monsters; both players turn over five cards, summon the monsters of Level 4 or lower among them, in attack
 * position or face-down, and take the rest. Turning over is no draw. The turn player's monsters come first.
 */
export default monster(34124316, {
  effects: [
    flip({
      *resolve(e) {
        yield* destroy(e, e.monsters());
        const players = [e.turnPlayer, opponentOf(e.turnPlayer)] as const;
        const turnedOver = players.map((player) => e.deckOf(player).slice(-5).reverse());
        yield* reveal(e, turnedOver.flat());
        for (const [i, player] of players.entries()) yield* summonLowLevels(e, player, turnedOver[i]!);
        yield* returnToHand(e, turnedOver.flat().filter((id) => e.card(id).zone === 'deck'));
      },
    }),
  ],
});

function* summonLowLevels(e: Effect, player: Player, cards: readonly CardId[]) {
  const lowLevels = cards.filter((id) => e.isMonster(id) && e.facts(id).level! <= 4);
  const zones = e.freeMonsterZones(player);
  const summoned = lowLevels.length <= zones ? lowLevels : yield* chooseCards(e, { player, from: lowLevels, min: zones, max: zones, prompt: 'specialSummon' });
  yield* specialSummon(e, summoned, { player, placements: ['attack', 'set'] });
}
