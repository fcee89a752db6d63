import type { AnswerView, OptionView, WindowKind } from '../../engine/duel';
import { keptPriority, type KeptPriority, type LineOfPlay } from '../../courtesy';
import { isDuel, type GameView } from './either-game';
import type { Session } from './session';

/** Windows in which the turn player keeps priority after its own act. */
const KEEPS: ReadonlySet<string> = new Set<WindowKind>(['summonSuccess', 'set', 'position', 'afterChain']);

/**
 * Where the turn player's activation in a Main Phase counts as made, if it had kept priority for it in this phase. `view` is the
 * turn player's.
 */
export function keptBefore(
  line: LineOfPlay<AnswerView, Session>,
  view: GameView,
  answer: AnswerView,
): KeptPriority<AnswerView> | undefined {
  if (!isDuel(view)) return undefined;
  const { decision, turnPlayer, turn, phase } = view;
  const wanted = answer.kind === 'option' ? decision?.options?.find((one) => one.index === answer.index) : undefined;
  if (!decision || !wanted || wanted.do !== 'activate') return undefined;
  if (decision.kind !== 'idle' || decision.player !== turnPlayer) return undefined;
  const inWindow = (then: Session): AnswerView | undefined => {
    const there = then.view(turnPlayer);
    const option = isDuel(there) ? there.decision?.options?.find((one) => isSameAct(one, wanted)) : undefined;
    return option && { ...answer, kind: 'option', index: option.index };
  };
  return keptPriority(line, { player: turnPlayer, turn }, inWindow, (one) => one.phase === phase && KEEPS.has(one.window));
}

const isSameAct = (one: OptionView, other: OptionView): boolean =>
  one.do === other.do && one.card === other.card && one.effect === other.effect;
