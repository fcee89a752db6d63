import { isOpenPlay, type Answer, type Decision, type Duel } from '../../engine/duel';
import type { WantedStep } from '../schema';
import { actsFitting, meaningOf } from '../step-matching';
import { canEndTurn } from './end-of-turn';
import { Line } from './line';
import { onlyAnswer } from './only-answer';
import { newestFor } from './tacit-windows';
import { whyRequest } from './why-request';

/** Whether the table offers what the step says. Only a request to surrender is no matter of being offered. */
export function isOffered(line: Line, step: WantedStep): boolean {
  const { decision, duel } = line;
  if (decision === undefined) return false;
  switch (step.do) {
    case 'surrender':
    case 'acceptSurrender':
    case 'refuseSurrender':
      return false;
    case 'object': {
      const window = step.player !== undefined && step.to !== undefined ? newestFor(line, step.player, step.to) : undefined;
      return window !== undefined && whyRequest(line, window) === null;
    }
    case 'endTurn':
      return canEndTurn(duel, decision, step.player ?? decision.player);
    default:
      if (step.choose !== undefined || step.mode !== undefined)
        return answersTo(decision, duel, step).some((answer) => wouldWork(line, step, answer));
      return meaningOf(duel, decision, step).kind !== 'none';
  }
}

/** Whether all that the step chooses can be chosen: tried out on a copy of the duel. */
function wouldWork({ run }: Line, step: WantedStep, answer: Answer): boolean {
  const line = new Line(run.fork(), ['strict', 'strict']);
  const { player, why } = line.decision!;
  line.answer(answer);
  line.inline.add(
    { player, card: 'card' in answer ? answer.card : why?.card, says: '', since: Infinity },
    step.choose,
    step.mode,
  );
  while (line.decision !== undefined && !isOpenPlay(line.decision)) {
    const inline = line.inline.answer(line.duel, line.decision);
    const next = inline?.kind === 'answer' ? inline.answer : onlyAnswer(line.decision);
    if (next !== undefined) line.goOn(next);
    else if (line.decision.kind === 'respond') line.goOn();
    else break;
  }
  return line.inline.close(line.duel).length === 0;
}

/** Every answer that the step could mean. */
function answersTo(decision: Decision, duel: Duel, step: WantedStep): Answer[] {
  if (step.player !== undefined && step.player !== decision.player) return [];
  if ('options' in decision) return actsFitting(duel, decision, step);
  const meaning = meaningOf(duel, decision, step);
  return meaning.kind === 'answer' ? [meaning.answer] : [];
}
