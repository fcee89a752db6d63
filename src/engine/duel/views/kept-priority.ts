import type { ActWithPriority } from '../../table/binding';
import type { WindowKind } from '../model/decision';
import type { DuelView, OptionView } from './view';
import type { AnswerView } from './wish';

/** Windows in which the turn player keeps priority after its own act. */
const KEEPS: readonly WindowKind[] = ['summonSuccess', 'set', 'position', 'afterChain'];

/** The activation that an answer makes in a Main Phase of the turn player, whose view it is; undefined when it makes none. */
export function actWithPriority(view: DuelView, answer: AnswerView): ActWithPriority<DuelView, AnswerView> | undefined {
  const { decision, turnPlayer: player, turn, phase } = view;
  const wanted = answer.kind === 'option' ? decision?.options?.find((one) => one.index === answer.index) : undefined;
  if (decision?.kind !== 'idle' || decision.player !== player || wanted?.do !== 'activate') return undefined;
  return {
    player,
    turn,
    counts: (window) => window.phase === phase && KEEPS.some((kind) => kind === window.window),
    answerIn(earlier) {
      const option = earlier.decision?.options?.find((one) => isSameAct(one, wanted));
      return option && { ...answer, kind: 'option', index: option.index };
    },
  };
}

const isSameAct = (one: OptionView, other: OptionView): boolean =>
  one.do === other.do && one.card === other.card && one.effect === other.effect;
