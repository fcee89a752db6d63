import { expect, test } from 'vitest';
import { readScenario, setUp } from '../../scenario';
import { duelGame } from '../index';

test('from its activation to its resolution the opponent alone cannot look into the Graveyard of its user', () => {
  const read = readScenario({
    format: 'duel-scenario/1',
    id: 'test',
    steps: [],
    players: [{ hand: ['Question'], graveyard: ['Sangan', 'Jinzo'] }, { graveyard: ['Kuriboh'] }],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const laid = setUp(read.scenario, duelGame);
  if (laid.kind !== 'position') throw new Error(JSON.stringify(laid));
  const run = duelGame.fromState(laid.state);
  const shown = (viewer: 0 | 1 | 'public', seat: 0 | 1): readonly [number, number] => {
    const pile = run.view(viewer).seats[seat].zones.graveyard!;
    return pile.kind === 'pile' ? [pile.cards.length, pile.size] : [0, 0];
  };
  expect(shown(1, 0)).toEqual([2, 2]);
  const question = run.duel.state.players[0].hand[0]!;
  run.answer({ do: 'activate', card: question, effect: 0 });
  while (run.decision?.kind === 'respond') {
    expect([shown(0, 0), shown(1, 0), shown('public', 0)]).toEqual([
      [2, 2],
      [0, 2],
      [2, 2],
    ]);
    run.answer({ do: 'pass' });
  }
  expect(run.decision).toMatchObject({ kind: 'answer', player: 1 });
  expect([shown(1, 0), shown(1, 1), shown(0, 1)]).toEqual([
    [0, 2],
    [1, 1],
    [1, 1],
  ]);
  run.answer({ do: 'answer', value: 'Jinzo' });
  expect(shown(1, 0)).toEqual([2, 2]);
});
