import type { Place } from '../../../engine/table';
import type { OptionView } from '../../../games/view';
import type { PromptTexts } from '../../../i18n/prompt-texts';
import { eachOnce, type Because } from '../../base/shared/reasons';

/** One thing that could be done with a card: offered, or refused with every reason. */
export interface Thought {
  readonly key: string;
  readonly label: string;
  /** What answers with it. None: it is not legal now. */
  readonly options: readonly OptionView[];
  readonly reasons: readonly Because[];
  /** What the card is usually wanted for: stands in the dock too. */
  readonly isUsual: boolean;
}

/** What could be done with another card, where the place itself is empty. */
export interface Comer {
  readonly card: Place;
  readonly thoughts: readonly Thought[];
}

/** One act that can be done now. */
export interface ListedAct {
  readonly index: number;
  readonly label: string;
  /** What it is done to. */
  readonly beside?: string | undefined;
}

const isRefused = ({ options }: Thought): boolean => options.length === 0;

/** What cannot be done, and the first reason against it: stands in the note, whole, where something else can be done. */
export function saidAgainst(thoughts: readonly Thought[], { against, refused }: PromptTexts['whyNot']): string {
  const whyOf = ({ reasons: [first] }: Thought): string => first?.text ?? refused;
  const refusals = thoughts.filter(isRefused);
  return [...new Set(refusals.map(whyOf))]
    .map((why) => {
      const acts = refusals.filter((thought) => whyOf(thought) === why).map(({ label }) => label);
      return against(acts, why);
    })
    .join(' ');
}

/** Every reason against any of them, each once. */
export const reasonsAgainst = (thoughts: readonly Thought[]): readonly Because[] =>
  eachOnce(thoughts.flatMap(({ reasons }) => reasons));
