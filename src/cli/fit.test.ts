import { expect, test } from 'vitest';
import { duelGame } from '../games/duel/cards';
import { duelOnCli } from '../games/duel/cli';
import { duelMind, duelProving, featuresOf } from '../games/duel/mind';
import type { Games } from './cli-game';
import { ran } from './testing';

const GAMES: Games = [duelOnCli(duelGame, duelMind, duelProving, featuresOf)];

test('fit learns a network in rounds, tells the loss after each, and the same again from the same seed', async () => {
  const args = ['fit', '--duels', '10', '--hidden', '2', '--rounds', '2'];
  const { code, lines } = await ran(args, '', GAMES);
  expect(code).toBe(0);
  const [told] = lines as unknown as readonly {
    readonly curve: readonly { readonly duels: number; readonly network_loss: readonly number[] }[];
    readonly network: { readonly features: readonly string[]; readonly hidden: readonly (readonly number[])[] };
  }[];
  expect(told!.curve.map(({ duels }) => duels)).toEqual([5, 10]);
  for (const { network_loss } of told!.curve) for (const loss of network_loss) expect(loss).toBeGreaterThan(0);
  expect(told!.network.hidden.map((row) => row.length)).toEqual([told!.network.features.length, told!.network.features.length]);
  expect((await ran(args, '', GAMES)).lines).toEqual(lines);
}, 60_000);
