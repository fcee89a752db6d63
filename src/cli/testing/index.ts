import { MessageChannel } from 'node:worker_threads';
import { duelGame } from '../../games/duel/cards';
import { duelMind, duelProving } from '../../games/duel/mind';
import { duelOnCli } from '../../games/duel/cli';
import { visionOnCli } from '../../games/vision/cli';
import type { Games } from '../cli-game';
import { visionMind, visionProving } from '../../games/vision/mind';
import { visionGame } from '../../games/vision/cards';
import { workInThread } from '../threads';
import { runCommand } from '../run';
import type { Thread } from '../sharing-out';

const GAMES: Games = [duelOnCli(duelGame, duelMind, duelProving), visionOnCli(visionGame, visionMind, visionProving)];

export interface Ran {
  readonly code: number;
  readonly lines: Record<string, unknown>[];
  readonly notes: readonly string[];
}

/** Stands in for a thread: it speaks through the same kind of port, and does its work here. */
function fuzzer(games: Games): Thread {
  const { port1, port2 } = new MessageChannel();
  workInThread(games, port2);
  return port1;
}

/** Runs a command as the command line does, with these games. @returns what it writes, its lines read. */
export async function ran(args: readonly string[], input = '', games: Games = GAMES): Promise<Ran> {
  const lines: Record<string, unknown>[] = [];
  const notes: string[] = [];
  const code = await runCommand(
    args,
    {
      out: (line) => lines.push(JSON.parse(line) as Record<string, unknown>),
      note: (line) => notes.push(line),
      input: () => input,
      thread: () => fuzzer(games),
    },
    games,
  );
  return { code, lines, notes };
}
