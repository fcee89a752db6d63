import { useCallback } from 'react';
import type { OptionView, Place, WishView } from '../../../engine/vision';
import { useLanguage } from '../../../i18n/language';
import { useVisionTexts, type VisionTexts } from '../texts';
import { useCardNames } from '../../../ui/base/card/card-info';
import type { Thought } from '../../../ui/table/dock/thought';
import { visionReasons } from './reasons';
import { visionCardAt } from './vision-cards';
import { useVision, useVisionBook } from './vision-context';

/** Something that could be done with a card: possible now, or not, with every reason. */
export type VisionThought = Thought<OptionView>;

type Wished = Pick<WishView, 'do' | 'mode' | 'effect' | 'defend'> & { readonly passcode?: number | undefined };

/** An act in words, with the card that does it or beside it; where a card has several of the kind, which one. */
export function actWords(
  { do: act, mode, effect, defend, passcode }: Wished,
  { prompt, card: words }: VisionTexts,
  isOneOfMany: boolean,
  card?: string,
  /** The same card could be played to defend. */
  couldDefend = false,
): string {
  const beside = defend ? prompt.playToDefend : prompt.acts[act];
  const label =
    card === undefined
      ? beside
      : defend
        ? prompt.playWithToDefend(card)
        : couldDefend
          ? prompt.playWithOnly(card)
          : prompt.with[act](card);
  const named = mode === undefined || passcode === undefined ? undefined : words.modes[passcode]?.[mode];
  if (named !== undefined) return prompt.named(label, named);
  const nth = mode ?? effect;
  return isOneOfMany && nth !== undefined ? prompt.nth(label, nth + 1) : label;
}

/** Nobody defends in open play, nor attacks in answer to something. */
const isUnusual = ({ do: act, options }: WishView, isOpen: boolean): boolean =>
  options.length === 0 && act === (isOpen ? 'defend' : 'attack');

const NONE: readonly VisionThought[] = [];

/** Says of a place all that could be done with what lies there; nothing where no acts are asked. */
export function useThinker(): (place: Place) => readonly VisionThought[] {
  const { table, acts } = useVision();
  const texts = useVisionTexts();
  const language = useLanguage();
  const book = useVisionBook();
  const names = useCardNames();
  const { view, question } = table;
  return useCallback(
    (place) => {
      if (!question || question.form === 'window' || question.decision.kind !== 'priority') return NONE;
      const wishes = acts.wishesAt(place) as readonly WishView[];
      const asked = visionCardAt(view, place)?.passcode;
      return wishes.map((wish, i): VisionThought => {
        const isOneOfMany = wishes.some((other, k) => k !== i && other.do === wish.do && other.defend === wish.defend);
        const [option] = wish.options;
        return {
          key: option ? String(option.index) : wish.do,
          label: actWords({ ...wish, passcode: asked }, texts, isOneOfMany),
          options: wish.options,
          reasons: visionReasons(wish.reasons, { book, language, names }, asked),
          isUsual: !isUnusual(wish, question.decision.isOpen),
        };
      });
    },
    [view, question, acts, texts, language, book, names],
  );
}

/** The thoughts about one place. */
export function useThoughts(place: Place | null | undefined): readonly VisionThought[] {
  const thinker = useThinker();
  return place === null || place === undefined ? NONE : thinker(place);
}
