import { expect, test } from 'vitest';
import { duelGame } from '.';
import { moveToField, moveToPile } from '../engine/duel/rules/movement';

test('no card comes without a free zone, and none leaves a pile in which it does not lie: that is our own fault', () => {
  const [first, second] = duelGame.decks('expert');
  const { duel } = duelGame.start({ profile: 'expert', seed: 'places', decks: [first!, second!] });
  const { deck, monsters } = duel.state.players[0];
  const [card, other] = deck;
  moveToField(duel, other!, 0, 'monster', 3, 'attack');
  expect(monsters[3]).toBe(other);
  expect(() => moveToField(duel, card!, 0, 'monster', 3, 'attack')).toThrow('no monster zone 3 of player 0 is free');
  expect(() => moveToField(duel, card!, 0, 'monster', null as unknown as number, 'attack')).toThrow('no monster zone');
  expect(duel.state.cards[card!]!.zone).toBe('deck');
  deck.splice(deck.indexOf(card!), 1);
  expect(() => moveToPile(duel, card!, 'graveyard', { cause: 'effect' })).toThrow('is not in the deck');
});
