import { expect, test } from 'vitest';
import { duelGame } from '../../games/duel/cards';
import { DuelSession, type LinkView } from '../../engine/duel';
import { seededRandom } from '../../engine/kernel';
import { randomAnswer } from '../../engine/duel/testing/random-answer';
import { randomDuel } from '../../games/duel/testing/random-duel';
import { lastChain } from './last-chain';
import { duel } from '../../games/testing/games';

const VIEWERS = [0, 1, 'public'] as const;

/** The page dies here, and another one takes the duel up from what was kept. */
function reopened(saved: unknown): DuelSession {
  const loaded = duelGame.load(JSON.parse(JSON.stringify(saved)));
  if (!loaded.ok) throw new Error(loaded.error.where);
  return DuelSession.over(loaded.run);
}

test('a chain that is over tells costs, targets and places as it was seen, also once the duel has been taken up again', () => {
  const run = randomDuel('taken up in mid-turn', 0);
  const session = DuelSession.over(run);
  const random = seededRandom('answers');
  let seen: readonly (readonly LinkView[])[] = [];
  const told = { chains: 0, costs: 0, targets: 0 };
  for (let i = 0; i < 700 && run.decision !== undefined; i++) {
    const before = run.duel.state.stack.length;
    if (before > 0) seen = VIEWERS.map((viewer) => run.view(viewer).stack);
    const { turn } = run.duel.state;
    run.answer(randomAnswer(run.decision, random));
    const isOver = before > 0 && run.duel.state.stack.length === 0 && run.decision !== undefined;
    if (!isOver || run.duel.state.turn !== turn) continue;
    const again = reopened(run.save());
    for (const [at, viewer] of VIEWERS.entries()) expect(lastChain(duel, again, viewer, again.view(viewer))).toEqual(seen[at]);
    expect(lastChain(duel, session, 'public', run.view('public'))).toEqual(seen[2]);
    told.chains += 1;
    told.costs += seen[2]!.flatMap(({ costs }) => costs).length;
    told.targets += seen[2]!.flatMap(({ targets }) => targets).length;
  }
  expect(told.chains).toBeGreaterThan(5);
  expect(told.costs).toBeGreaterThan(0);
  expect(told.targets).toBeGreaterThan(0);
});

test('there is none while a chain is open, nor in another turn', () => {
  const run = randomDuel('no chain', 0);
  const random = seededRandom('answers');
  let turnOfChain = 0;
  let compared = 0;
  for (let i = 0; i < 300 && run.decision !== undefined; i++) {
    const view = run.view('public');
    const links = lastChain(duel, DuelSession.over(run), 'public', view);
    if (view.stack.length > 0) turnOfChain = view.turn;
    if (view.stack.length > 0 || turnOfChain !== view.turn) expect(links).toEqual([]);
    else compared += links.length;
    run.answer(randomAnswer(run.decision, random));
  }
  expect(compared).toBeGreaterThan(0);
});
