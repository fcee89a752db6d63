import { isOpenPlay, type Answer, type Decision, type Duel, type Player } from '../../../engine/duel';
import type { LineOfScript } from '../../../scenario/scenario-game';
import { Line } from '../../../scenario/script/line';
import type { DuelKinds } from './duel-kinds';
import { onlyAnswer } from './only-answer';
import type { WantedStep } from './schema';
import { actsFitting, meaningOf } from './step-matching';
import { newestFor } from './tacit-windows';
import { whyRequest } from './why-request';

/** Whether the table offers what the step says. Only a request to surrender is no matter of being offered. */
export function isOffered(line: LineOfScript<DuelKinds>, decision: Decision, step: WantedStep): boolean {
  const { duel } = line.run;
  switch (step.do) {
    case 'surrender':
    case 'acceptSurrender':
    case 'refuseSurrender':
      return false;
    case 'object': {
      const window = step.player !== undefined && step.to !== undefined ? newestFor(line, step.player, step.to) : undefined;
      return window !== undefined && whyRequest(line, window) === null;
    }
    default:
      if (step.choose !== undefined || step.mode !== undefined)
        return answersTo(decision, duel, step).some((answer) => wouldWork(line, decision.player, step, answer));
      return meaningOf(duel, decision, step).kind !== 'none';
  }
}

/** Whether all that the step chooses can be chosen: tried out on a copy of the duel. */
function wouldWork({ game, run }: LineOfScript<DuelKinds>, player: Player, step: WantedStep, answer: Answer): boolean {
  const line = new Line(game, run.fork(), ['strict', 'strict']);
  const card = 'card' in answer ? answer.card : line.run.decision?.why?.card;
  line.answer(answer);
  line.inline.add({ player, card, says: '', since: Infinity }, step, answer);
  for (;;) {
    const { decision } = line.run;
    if (decision === undefined || isOpenPlay(decision)) break;
    const inline = line.inline.answer(line.run, decision);
    const next = inline?.kind === 'answer' ? inline.answer : onlyAnswer(decision);
    if (next !== undefined) line.goOn(next);
    else if (decision.kind === 'respond') line.goOn();
    else break;
  }
  return line.inline.close(line.run).length === 0;
}

/** Every answer that the step could mean. */
function answersTo(decision: Decision, duel: Duel, step: WantedStep): Answer[] {
  if (step.player !== undefined && step.player !== decision.player) return [];
  if ('options' in decision) return actsFitting(duel, decision, step);
  const meaning = meaningOf(duel, decision, step);
  return meaning.kind === 'answer' ? [meaning.answer as Answer] : [];
}
