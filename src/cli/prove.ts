import { readFileSync } from 'node:fs';
import type { Seat } from '../engine/kernel';
import { forcedAnswer, Proof, type Found, type ProofBudget } from '../thinking';
import type { Games } from './cli-game';
import { countOf, readOptions } from './options';
import type { ProvedGame, ProvedRun } from './proved-game';
import { withoutEach, type Bare } from './superfluous';
import { printJson, UsageError, type Command, type Terminal } from './terminal';

/** So many positions are looked into in about a minute; most verdicts take a few thousand. */
const NODES = 2_000_000;

/**
 * `prove FILE… [--nodes N] [--whole] [--seat 0|1] [--superfluous] [--timed]`: whether the turn player, or that seat, wins in this
 * turn from the position of a scenario, all cards open. One JSON line each, told in steps that can be pasted; `--superfluous`
 * tells besides which cards may each be taken away and the win stays; `--timed` how long it took. 0 if all could be read, 2 if
 * not.
 */
export const prove: Command = (args, terminal, games) => {
  const { options, files } = readOptions(args, {
    nodes: 'number',
    whole: 'flag',
    seat: 'number',
    superfluous: 'flag',
    timed: 'flag',
  });
  if (files.length === 0) throw new UsageError('prove needs a scenario file, or - for standard input.');
  const budget: ProofBudget = { nodes: countOf('nodes', options.nodes, NODES), whole: options.whole === true };
  const { seat } = options;
  if (seat !== undefined && seat !== 0 && seat !== 1) throw new UsageError(`--seat is 0 or 1, got "${seat}".`);
  const asked: Asked = { seat, budget, superfluous: options.superfluous === true, timed: options.timed === true };
  const codes = files.map((file) => proveFile(file, asked, terminal, games));
  return Math.max(...codes);
};

interface Asked {
  readonly seat: Seat | undefined;
  readonly budget: ProofBudget;
  readonly superfluous: boolean;
  readonly timed: boolean;
}

function proveFile(file: string, { seat, budget, superfluous, timed }: Asked, terminal: Terminal, games: Games): number {
  const bad = (...problems: readonly string[]): number => {
    printJson(terminal, { file, verdict: null, failures: problems.map((problem) => `${file}: ${problem}`) });
    return 2;
  };
  let json: unknown;
  try {
    json = JSON.parse(file === '-' ? terminal.input() : readFileSync(file, 'utf8'));
  } catch (error) {
    return bad(`cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const named = typeof json === 'object' && json !== null && 'game' in json ? String(json.game) : games[0].id;
  const game = games.find(({ id }) => id === named) ?? games[0];
  if (game.proved === undefined) return bad(`wins are not looked for in ${game.id}.`);
  return game.proved((proved) => {
    const position = proved.position(json);
    if (!position.ok) return bad(...position.failures);
    const { id, run } = position;
    const solver = seat ?? run.play.state.turnPlayer;
    const [begun, worked] = [performance.now(), process.cpuUsage()];
    const answer = told(proved, run, solver, budget);
    const time = timed ? timeOf(answer.nodes, performance.now() - begun, process.cpuUsage(worked)) : {};
    const more =
      superfluous && answer.verdict === VERDICTS.wins ? { superfluous: needless(proved, json as Bare, solver, budget) } : {};
    printJson(terminal, { file, id, ...answer, ...time, ...more });
    return 0;
  });
}

/** Milliseconds by the clock and of the processor, with compiler and collector of garbage; positions a second by the clock. */
const timeOf = (nodes: number, ms: number, { user, system }: NodeJS.CpuUsage): object => ({
  ms: Math.round(ms),
  cpu_ms: Math.round((user + system) / 1000),
  nodes_per_s: Math.round((nodes / ms) * 1000),
});

const VERDICTS: Readonly<Record<Found, string>> = {
  wins: 'wins',
  refuted: 'refuted',
  refutedAmong: 'refuted among these acts',
  open: 'open',
};

/** The cards that may each be taken away, and the win stays. */
function needless<Run extends ProvedRun>(
  { proving, position, removable }: ProvedGame<Run>,
  json: Bare,
  seat: Seat,
  budget: ProofBudget,
): readonly object[] {
  const found: object[] = [];
  for (const { path, card, scenario } of withoutEach(json, removable)) {
    const less = position(scenario);
    if (less.ok && new Proof(proving, less.run, seat, budget).found === 'wins') found.push({ path, card });
  }
  return found;
}

export interface Told {
  readonly seat: Seat;
  readonly verdict: string;
  /** The first acts that win, as steps. */
  readonly firsts: readonly object[];
  readonly depth?: number;
  readonly line: readonly object[];
  readonly others: readonly { readonly first: object; readonly verdict: string }[];
  readonly nodes: number;
}

/** What comes of a position, in plain words and steps. */
export const told = <Run extends ProvedRun>(game: ProvedGame<Run>, run: Run, seat: Seat, budget: ProofBudget): Told =>
  tellOf(game, run, seat, new Proof(game.proving, run, seat, budget));

/** The same of a win that takes at least so many answers of the solver; undefined of anything else. */
export function toldOf<Run extends ProvedRun>(
  game: ProvedGame<Run>,
  run: Run,
  seat: Seat,
  budget: ProofBudget,
  depth: number,
): Told | undefined {
  const proof = new Proof(game.proving, run, seat, budget);
  return proof.found === 'wins' && proof.depth >= depth ? tellOf(game, run, seat, proof) : undefined;
}

function tellOf<Run extends ProvedRun>(game: ProvedGame<Run>, run: Run, seat: Seat, proof: Proof<Run>): Told {
  const { found, depth } = proof;
  const verdict = VERDICTS[found];
  const line = found === 'wins' ? proof.line() : proof.refutation();
  const firsts = proof.firsts();
  const start = atFirstChoice(run.retelling());
  // Two acts of the same words are as good as each other.
  const verdicts = new Map<string, string>();
  for (const first of firsts) {
    const words = JSON.stringify(game.step(start, first.answer));
    if (verdicts.get(words) !== VERDICTS.wins) verdicts.set(words, VERDICTS[first.found]);
  }
  const steps = [...verdicts].map(([words, found]) => ({ first: JSON.parse(words) as object, verdict: found }));
  return {
    seat,
    verdict,
    firsts: steps.filter((one) => one.verdict === VERDICTS.wins).map(({ first }) => first),
    ...(found === 'wins' ? { depth } : {}),
    line: game.inSteps(run, line),
    others: steps.filter((one) => one.verdict !== VERDICTS.wins),
    nodes: proof.nodes,
  };
}

/** Where there is more than one answer for the first time: the same where every window is asked. */
function atFirstChoice<Run extends ProvedRun>(run: Run): Run {
  for (;;) {
    const forced = run.decision === undefined ? undefined : forcedAnswer(run);
    if (forced === undefined) return run;
    run.giveListed(forced);
  }
}
