import { expect, test } from 'vitest';
import { gameFigures } from '../game-figures';
import type { GameView } from '../../games/view';
import { randomDuel, savedOf } from '../../games/duel/testing/random-duel';
import { randomVision, savedVision } from '../../games/vision/testing/random-vision';
import { longestChainAt } from './longest-chain';
import type { PlayedBack } from './played-back';
import { replayedDuel } from '../../games/duel/testing/replayed';
import { replayedVision } from '../../games/vision/testing/replayed';

const standing = ({ stack }: GameView): number => stack.filter(({ state }) => state !== 'resolved').length;
const fresh = (duel: PlayedBack, from: number): GameView['log'] => {
  const [before, after] = [duel.view(from, 'public'), duel.view(from + 1, 'public')];
  return after.log.slice(before.log.length) as GameView['log'];
};

test('the longest chain of a recorded duel is watched from where it stands whole, or from the decision that completes it', () => {
  let whole = 0;
  for (let seed = 0; seed < 12; seed += 1) {
    const run = randomDuel(`longest ${seed}`);
    const duel = replayedDuel(savedOf(run), run, true);
    const { longestChain } = gameFigures(duel.game, duel.view(duel.positions - 1, 'public'), 8000);
    const at = longestChainAt(duel);
    if (longestChain < 2) continue;
    if (standing(duel.view(at, 'public')) === longestChain) whole += 1;
    else expect(fresh(duel, at).some((line) => 'link' in line && line.link === longestChain)).toBe(true);
  }
  expect(whole).toBeGreaterThan(0);
});

test('so is the longest interference of a recorded game of VISION', () => {
  const run = randomVision('longest');
  const game = replayedVision(savedVision(run), run, true);
  const { longestChain } = gameFigures(game.game, game.view(game.positions - 1, 'public'), 25);
  const at = longestChainAt(game);
  expect(longestChain).toBeGreaterThan(1);
  expect([game.view(at, 'public'), game.view(at + 1, 'public')].map((view) => Math.max(standing(view), 0))).toContain(
    longestChain,
  );
});

test('a recording without a chain is watched from its beginning', () => {
  const run = randomDuel('longest', 0);
  expect(longestChainAt(replayedDuel(savedOf(run), run, true))).toBe(0);
});
