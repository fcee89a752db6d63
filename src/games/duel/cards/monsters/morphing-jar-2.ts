import {
  flip,
  monster,
  opponentOf,
  putOnTopOfDeck,
  reveal,
  sendToGraveyard,
  shuffleDeck,
  specialSummonForBoth,
  type CardId,
  type Effect,
  type Player,
} from '../../../../engine/duel/api';
import { lowLevelsWithRoom } from '../shared/low-levels';

/** The top cards of a Deck down to that many monsters, or all of it. */
function turnedOver(e: Effect, player: Player, monsters: number): CardId[] {
  const deck = e.deckOf(player).slice().reverse();
  let found = 0;
  const last = deck.findIndex((id) => e.isMonster(id) && ++found === monsters);
  return monsters === 0 ? [] : deck.slice(0, last < 0 ? deck.length : last + 1);
}

/**
 * Flip: all monsters are shuffled into the Decks. Each player turns over cards down to as many monsters as went into that
 * Deck; those of Level 4 or lower are summoned face-down, and the rest goes to the Graveyard. The turn player comes first.
 */
export default monster(79106360, {
  effects: [
    flip({
      specialSummons: true,
      *resolve(e) {
        const gone = yield* putOnTopOfDeck(e, e.monsters());
        const players = [e.turnPlayer, opponentOf(e.turnPlayer)] as const;
        const inDeck = (player: Player): number =>
          gone.filter((id) => e.card(id).zone === 'deck' && e.card(id).owner === player).length;
        for (const player of players) if (inDeck(player) > 0) yield* shuffleDeck(e, player);
        const piles = players.map((player) => turnedOver(e, player, inDeck(player)));
        yield* reveal(e, piles.flat());
        const sides = [
          { player: players[0], cards: yield* lowLevelsWithRoom(e, players[0], piles[0]!) },
          { player: players[1], cards: yield* lowLevelsWithRoom(e, players[1], piles[1]!) },
        ];
        const summoned = yield* specialSummonForBoth(e, sides, { placements: ['set'] });
        yield* sendToGraveyard(
          e,
          piles.flat().filter((id) => !summoned.includes(id)),
          'effect',
          { sameMoment: summoned.length > 0 },
        );
      },
    }),
  ],
});
