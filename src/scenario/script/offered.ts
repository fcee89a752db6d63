import type { Kinds } from '../scenario-game';
import type { Line } from './line';

/** Whether the table offers what the step says. */
export function isOffered<K extends Kinds>(line: Line<K>, step: K['wanted']): boolean {
  const { decision, endOfTurn, game } = line;
  if (decision === undefined) return false;
  return step.do === 'endTurn'
    ? endOfTurn.canBegin(decision, step.player ?? decision.player)
    : game.isOffered(line, decision, step);
}
