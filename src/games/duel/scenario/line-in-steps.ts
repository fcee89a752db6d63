import { forcedAnswer, type Answer, type Decision, type DuelRun } from '../../../engine/duel';
import type { Line } from '../../../thinking';
import { onlyAnswer } from './only-answer';
import type { WantedStep } from './schema';
import { meaningOf } from './step-matching';
import { stepOf, type StepWords } from './step-words';

/** An answer on the way that a line goes. `pass`: of a window, which a script lets pass by itself. */
interface Told {
  readonly step: StepWords;
  readonly isPass: boolean;
}

/**
 * A line that was found in this position, as steps of a scenario: played there, with what passes by itself left out, they lead
 * the same way. What chance brings is told in no step.
 */
export function lineInSteps(run: DuelRun, line: Line): readonly StepWords[] {
  const told: Told[] = [];
  walk(run, line, (duel, decision, answer) => {
    if (onlyAnswer(decision) !== undefined) return;
    told.push({ step: stepOf(duel, decision, answer), isPass: decision.kind === 'respond' && answer.do === 'pass' });
  });
  const wanted = wantedPasses(run, line, told);
  return told.filter(({ isPass }, i) => !isPass || wanted.has(i)).map(({ step }) => step);
}

/** The passes without which the step that comes next would be taken too early, and those before them. */
function wantedPasses(run: DuelRun, line: Line, told: readonly Told[]): ReadonlySet<number> {
  const wanted = new Set<number>();
  let i = 0;
  walk(run, line, (duel, decision) => {
    if (onlyAnswer(decision) !== undefined) return;
    const at = i++;
    if (!told[at]!.isPass) return;
    const next = told.findIndex(({ isPass }, later) => later > at && !isPass);
    if (next < 0 || meaningOf(duel, decision, told[next]!.step as unknown as WantedStep).kind === 'none') return;
    for (let before = at; before >= 0 && told[before]!.isPass; before--) wanted.add(before);
  });
  return wanted;
}

/** Goes the way of the line where every window is asked. */
function walk(run: DuelRun, line: Line, tell: (duel: DuelRun['duel'], decision: Decision, answer: Answer) => void): void {
  const way = run.retelling();
  const luck = way.play.luck!;
  let next = 0;
  for (let { decision } = way; decision !== undefined; { decision } = way) {
    const forced = forcedIn(decision);
    const step = forced === undefined ? line[next++] : undefined;
    if (forced === undefined && step === undefined) return;
    const answer = forced ?? (step!.answer as Answer);
    // After the last answer what can only pass is no part of the line.
    if (forced !== undefined && next >= line.length) return;
    tell(way.duel, decision, answer);
    luck.bring(step?.outcomes ?? []);
    way.answer(answer);
  }
}

/** What can be answered in one way only stands in no line. */
function forcedIn(decision: Decision): Answer | undefined {
  if (decision.form !== 'act') return forcedAnswer(decision);
  const options = decision.options();
  return options.length === 1 ? options[0] : undefined;
}
