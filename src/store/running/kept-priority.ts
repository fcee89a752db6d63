import type { AnswerView, DuelView, OptionView, WindowKind } from '../../engine';
import { openWindows, type Given } from './given';
import type { Session } from './session';

/** Windows in which the turn player keeps priority after its own act. */
const KEEPS: ReadonlySet<WindowKind> = new Set<WindowKind>(['summonSuccess', 'set', 'position', 'afterChain']);

export interface KeptPriority {
  readonly answers: number;
  readonly answer: AnswerView;
}

/**
 * In smooth mode the turn player's own windows pass tacitly as well. An activation as its next act counts as made in the
 * oldest of them in which it was legal, before the opponent's: the turn player had kept priority. `view` is the turn
 * player's. The past is looked at in duels of their own.
 */
export function keptPriority(
  session: Session,
  line: readonly Given[],
  view: DuelView,
  answer: AnswerView,
): KeptPriority | undefined {
  const { decision, turnPlayer } = view;
  const wanted = answer.kind === 'option' ? decision?.options?.find((one) => one.index === answer.index) : undefined;
  if (!decision || !wanted || wanted.do !== 'activate') return undefined;
  if (decision.kind !== 'idle' || decision.player !== turnPlayer) return undefined;

  const byHand = line.findLastIndex((one) => one.how === 'hand' || one.how === 'unknown');
  const windows = openWindows(line, turnPlayer).filter(
    (one) => one.answers > byHand && one.turn === view.turn && one.phase === view.phase && KEEPS.has(one.window),
  );
  for (const { answers } of windows) {
    const option = session
      .at(answers)
      .view(turnPlayer)
      .decision?.options?.find((one) => isSameAct(one, wanted));
    if (option) return { answers, answer: { ...answer, kind: 'option', index: option.index } };
  }
  return undefined;
}

const isSameAct = (one: OptionView, other: OptionView): boolean =>
  one.do === other.do && one.card === other.card && one.effect === other.effect;
