import { readFileSync } from 'node:fs';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { duelGame } from '../games/duel/cards';
import { duelOnCli } from '../games/duel/cli';
import { duelMind, duelProving, featuresOf, learnedValueOf } from '../games/duel/mind';
import { visionOnCli } from '../games/vision/cli';
import { visionMind, visionProving } from '../games/vision/mind';
import { visionGame } from '../games/vision/cards';
import type { Games } from './cli-game';
import { workInThread } from './threads';
import { runCommand } from './run';

/** What was learned is no part of the page: it plays here alone. */
const learning: typeof duelMind = { ...duelMind, learned: ({ duel }, seat) => learnedValueOf(duel, seat) };
const GAMES: Games = [duelOnCli(duelGame, learning, duelProving, featuresOf), visionOnCli(visionGame, visionMind, visionProving)];

if (isMainThread)
  process.exitCode = await runCommand(
    process.argv.slice(2),
    {
      out: (line) => process.stdout.write(`${line}\n`),
      note: (line) => process.stderr.write(`${line}\n`),
      input: () => readFileSync(0, 'utf8'),
      // The same bundle, which does what a thread does.
      thread: () => new Worker(new URL(import.meta.url)),
    },
    GAMES,
  );
else workInThread(GAMES, parentPort!);
