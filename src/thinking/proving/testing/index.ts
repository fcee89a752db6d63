import type { DuelRun, Player } from '../../../engine/duel';
import { Proof, type First, type Found } from '../..';
import { positionOf } from '../../../scenario';
import { duelGame } from '../../../games/duel/cards';
import { duelScenarios, lineInSteps, stepOf } from '../../../games/duel/scenario';
import { duelProving } from '../../../games/duel/mind';

const scenarios = duelScenarios(duelGame);

/** The position of a scenario of which only what matters is given. */
export function positionFrom(scenario: object): DuelRun {
  const position = positionOf(scenarios, { format: 'duel-scenario/1', id: 'position', ...scenario });
  if (!position.ok) throw new Error(position.failures.join('\n'));
  return position.run;
}

export const proofOf = (run: DuelRun, { nodes = 100_000, whole = false, solver = 0 as Player } = {}): Proof<DuelRun> =>
  new Proof(duelProving, run, solver, { nodes, whole });

/** The first acts that come to this, in words and in alphabetical order: equal ones once. */
export function firstsIn(run: DuelRun, proof: Proof<DuelRun>, found: Found): readonly string[] {
  const acts = proof.firsts().filter((first) => first.found === found);
  return [...new Set(acts.map(({ answer }) => actInWords(run, answer)))].sort();
}

export const actInWords = (run: DuelRun, answer: First['answer']): string =>
  Object.entries(stepOf(run.duel, run.decision!, answer as never))
    .filter(([key]) => key !== 'player')
    .map(([, value]) => String(value))
    .join(' ');

export { lineInSteps };
