import { onlyAnswer as forcedAnswer } from '../../../engine/kernel';
import type { Answer, Decision, VisionRun } from '../../../engine/vision';
import type { Line } from '../../../thinking';
import { onlyAnswer } from './only-answer';
import type { WantedStep } from './schema';
import { meaningOf } from './step-matching';
import { stepOf, type StepWords } from './step-words';

/** An answer on the way that a line goes. `pass`: of a window, which a script lets pass by itself. */
interface Told {
  step: StepWords;
  readonly isPass: boolean;
}

/**
 * A line that was found in this position, as steps of a scenario: played there, with what passes by itself left out, they lead
 * the same way. Whether a caster is used and what pays stands in the step of the act that asks for it.
 */
export function lineInSteps(run: VisionRun, line: Line): readonly StepWords[] {
  const told: Told[] = [];
  walk(run, line, (way, decision, answer) => {
    if (isTold(way, decision)) told.push({ step: stepOf(way, answer), isPass: isPass(decision, answer) });
    else if (decision.kind === 'caster' || decision.kind === 'pay') {
      const act = told.findLast(({ step }) => step.player === decision.player && 'card' in step);
      const { value } = answer as { readonly value: boolean | number };
      if (act) act.step = { ...act.step, ...(decision.kind === 'caster' ? { caster: value } : { pay: { active: value } }) };
    }
  });
  const wanted = wantedPasses(run, line, told);
  return told.filter(({ isPass }, i) => !isPass || wanted.has(i)).map(({ step }) => step);
}

const isPass = (decision: Decision, answer: Answer): boolean =>
  decision.kind === 'priority' && !decision.isOpen && answer.do === 'pass';

const isTold = ({ vision }: VisionRun, decision: Decision): boolean =>
  decision.kind !== 'caster' && decision.kind !== 'pay' && onlyAnswer(vision, decision) === undefined;

/** The passes without which the step that comes next would be taken too early, and those before them. */
function wantedPasses(run: VisionRun, line: Line, told: readonly Told[]): ReadonlySet<number> {
  const wanted = new Set<number>();
  let i = 0;
  walk(run, line, (way, decision) => {
    if (!isTold(way, decision)) return;
    const at = i++;
    if (!told[at]!.isPass) return;
    const next = told.findIndex(({ isPass: passes }, later) => later > at && !passes);
    if (next < 0 || meaningOf(way.vision, decision, told[next]!.step as unknown as WantedStep).kind === 'none') return;
    for (let before = at; before >= 0 && told[before]!.isPass; before--) wanted.add(before);
  });
  return wanted;
}

/** Goes the way of the line where every window is asked. */
function walk(run: VisionRun, line: Line, tell: (way: VisionRun, decision: Decision, answer: Answer) => void): void {
  const way = run.retelling();
  const luck = way.play.luck!;
  let next = 0;
  for (let { decision } = way; decision !== undefined; { decision } = way) {
    const forced = forcedIn(decision);
    const step = forced === undefined ? line[next++] : undefined;
    if (forced === undefined && step === undefined) return;
    // After the last answer what can only pass is no part of the line.
    if (forced !== undefined && next >= line.length) return;
    const answer = forced ?? (step!.answer as Answer);
    tell(way, decision, answer);
    luck.bring(step?.outcomes ?? []);
    way.answer(answer);
  }
}

/** What can be answered in one way only stands in no line. */
function forcedIn(decision: Decision): Answer | undefined {
  if (decision.form !== 'act') return forcedAnswer(decision) as Answer | undefined;
  const options = decision.options();
  return options.length === 1 ? options[0] : undefined;
}
