import { expect, test } from 'vitest';
import { buildPool } from '../model/pool';
import { duelKind } from '../session/duel-kind';
import { duelFromSetup } from '../session/new-duel';
import { moveToField, moveToPile } from './movement';

const facts = { id: 1, en: 'One', ja: '一', kind: 'monster', subtype: 'normal' } as const;

test('no card comes without a free zone, and none leaves a pile in which it does not lie: that is our own fault', () => {
  const deck = { main: [1, 1, 1] };
  const state = duelFromSetup({ profile: 'expert', seed: 'places', decks: [deck, deck] });
  const duel = duelKind(buildPool([facts], [])).play(state, false);
  const side = duel.state.players[0];
  const [card, other] = side.deck;
  moveToField(duel, other!, 0, 'monster', 3, 'attack');
  expect(side.monsters[3]).toBe(other);
  expect(() => moveToField(duel, card!, 0, 'monster', 3, 'attack')).toThrow('no monster zone 3 of player 0 is free');
  expect(() => moveToField(duel, card!, 0, 'monster', null as unknown as number, 'attack')).toThrow('no monster zone');
  expect(duel.state.cards[card!]!.zone).toBe('deck');
  side.deck.splice(side.deck.indexOf(card!), 1);
  expect(() => moveToPile(duel, card!, 'graveyard', { cause: 'effect' })).toThrow('is not in the deck');
});
