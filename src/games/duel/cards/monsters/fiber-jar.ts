import { draw, flip, monster, putOnTopOfDeck, shuffleDeck } from '../../../../engine/duel/api';

/** Flip: hands, fields and Graveyards are shuffled into the Decks, and both players draw five cards together. */
export default monster(78706415, {
  effects: [
    flip({
      *resolve(e) {
        const players = [e.turnPlayer, e.turnPlayer === e.player ? e.opponent : e.player];
        const lying = players.flatMap((player) => [...e.handOf(player), ...e.graveyardOf(player)]);
        yield* putOnTopOfDeck(e, [...lying, ...e.monsters(), ...e.spellsTraps()]);
        for (const player of players) yield* shuffleDeck(e, player);
        yield* draw(e, 'both', 5);
      },
    }),
  ],
});
