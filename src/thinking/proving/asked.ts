import type { AnyAnswer, Seat } from '../../engine/kernel';
import { forcedAnswer } from './answers';
import { Proof, type Found, type Line } from './prove';
import type { ProvableRun, Proving } from './provable';

/** What somebody asks of a position: plain JSON. */
export interface ProofAsked {
  /** The game as it is saved, up to that position. */
  readonly recording: unknown;
  /** Who wins in this turn, or does not. */
  readonly solver: Seat;
  /** How many positions are looked into at the most. */
  readonly nodes: number;
  /** Every first act with what comes of it: more work than the verdict alone. */
  readonly firsts?: boolean;
}

/** An answer of a line, those that are forced included. */
export interface GivenAnswer {
  readonly player: Seat;
  readonly answer: AnyAnswer;
}

export interface ProofTold {
  readonly found: Found;
  /** How it is won or survived, every answer from the position on; empty where that is open. */
  readonly line: readonly GivenAnswer[];
  /** What the other side answers best, if it is asked; left out where that could not be found out. */
  readonly defence?: AnyAnswer | undefined;
  /** Where they were asked for: how many first acts win, and how many in all. */
  readonly firsts?: { readonly wins: number; readonly open: number; readonly all: number };
  readonly nodes: number;
}

/** A game in which wins are looked for, whichever it is. */
export interface Provable {
  /** @returns undefined where the recording cannot be taken up */
  prove(asked: ProofAsked): ProofTold | undefined;
}

export const provable = <Run extends ProvableRun>(
  game: Proving<Run>,
  load: (recording: unknown) => Run | undefined,
): Provable => ({
  prove: ({ recording, solver, nodes, firsts }) => {
    const run = load(recording);
    if (run?.decision === undefined) return undefined;
    const proof = new Proof(game, run, solver, { nodes });
    const { found } = proof;
    const line = whole(run, found === 'wins' ? proof.line() : proof.refutation());
    const all = firsts ? proof.firsts() : undefined;
    const count = (of: Found): number => all!.filter((first) => first.found === of).length;
    return {
      found,
      line,
      defence: run.decision.player === solver ? undefined : proof.defend(run),
      ...(all && { firsts: { wins: count('wins'), open: count('open') + count('refutedAmong'), all: all.length } }),
      nodes: proof.nodes,
    };
  },
});

/** The line with what can be answered in one way only. */
function whole<Run extends ProvableRun>(run: Run, line: Line): readonly GivenAnswer[] {
  const way = run.retelling();
  const given: GivenAnswer[] = [];
  let next = 0;
  while (way.decision !== undefined) {
    const { player } = way.decision;
    const forced = forcedAnswer(way);
    const step = forced === undefined ? line[next++] : undefined;
    const answer = forced ?? step?.answer;
    if (answer === undefined || (forced !== undefined && next >= line.length)) break;
    way.play.luck?.bring(step?.outcomes ?? []);
    way.giveListed(answer);
    given.push({ player, answer });
  }
  return given;
}
