import type { OptionView } from '../../../games/view';
import { usePromptTexts } from '../../../i18n/prompt-texts';
import { useDock } from '../../base/shared/dock-store';
import type { Place } from '../../../engine/table';
import { useScene } from './scene';
import { reasonsAgainst } from './thought';
import { useThoughts } from './thoughts';

/** Something that the card which is asked can do now. */
interface CardAct {
  readonly key: string;
  readonly label: string;
  readonly act: string;
  readonly onDo: () => void;
}

interface CardActs {
  readonly offered: readonly CardAct[];
  /** The first reason against a wish that was refused, or against what else it could be thought of for. */
  readonly against: string | undefined;
  /** It was wished just now. */
  readonly isRefused: boolean;
}

/** What a card is asked: the same at the card and in the prompt. */
export function useCardActs(place: Place | null): CardActs {
  const { acts, game } = useScene();
  const square = useDock((dock) => dock.dropped?.square);
  const refusal = useDock((dock) => dock.refusal);
  const { whyNot } = usePromptTexts();
  const thoughts = useThoughts(place).filter(({ isUsual }) => isUsual);
  const [first] = refusal.length > 0 ? refusal : reasonsAgainst(thoughts);
  const isRefused = refusal.length > 0;
  const give = (options: readonly [OptionView, ...OptionView[]]): void => {
    if (game.aims?.(options)) useDock.getState().aim();
    else acts.answer({ kind: 'option', index: options[0].index, ...(square !== undefined && { zone: square }) });
  };
  return {
    offered: thoughts.flatMap(({ key, label, options: [option, ...more] }) =>
      option ? [{ key, label, act: option.do, onDo: () => give([option, ...more]) }] : [],
    ),
    isRefused,
    against:
      isRefused || thoughts.some(({ options }) => options.length === 0)
        ? typeof first === 'string'
          ? first
          : (first?.text ?? whyNot.refused)
        : undefined,
  };
}
