import { describe, expect, test } from 'vitest';
import { duelGame } from '../cards';
import type { Answer, Duel } from '../../../engine/duel';
import { brokenDuel } from './invariants';
import { RandomPlayer } from '../../../cli/random-player';

/** A duel in which both sides have something on the field. */
function underWay(): { readonly duel: Duel; readonly cards: number } {
  const [first, second] = duelGame.decks('expert');
  const run = duelGame.start({ profile: 'expert', seed: 'five', decks: [first!, second!] });
  const player = new RandomPlayer('five');
  const cards = run.duel.state.cards.length;
  const bare = (): boolean => run.duel.state.players.some(({ monsters }) => monsters.every((id) => id === null));
  while (run.decision !== undefined && bare()) run.answer(player.answer(run.decision) as Answer);
  return { duel: run.duel, cards };
}

describe('every card of both decks is in exactly one place', () => {
  test('as it stands in a duel', () => {
    const { duel, cards } = underWay();
    expect(brokenDuel(duel, undefined, cards)).toBeUndefined();
  });

  test('a card that has vanished is told, and one that lies in two places', () => {
    const { duel, cards } = underWay();
    const [first] = duel.state.players[0].deck.splice(0, 1);
    expect(brokenDuel(duel, undefined, cards)).toContain('one place, in deck');
    duel.state.players[0].deck.unshift(first!, first!);
    expect(brokenDuel(duel, undefined, cards)).toContain('one place, in deck');
  });
});
