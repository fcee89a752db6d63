import type { OptionView, Place, ReasonView, VisionBook, WishView } from '../../engine/vision';
import { useLanguage, type Language } from '../../i18n/language';
import { useVisionTexts, type VisionTexts } from '../../i18n/vision-texts';
import { useCardNames } from '../card/card-info';
import { visionCardAt } from './vision-cards';
import { useVision, useVisionBook } from './vision-context';

/** Something that could be done with a card: possible now, or not, with every reason. */
export interface Thought {
  readonly key: string;
  readonly label: string;
  readonly option: OptionView | undefined;
  /** Lines of rules with their V-numbers. */
  readonly because: readonly string[];
}

type Wished = Pick<WishView, 'do' | 'mode' | 'effect' | 'defend'>;

/** An act in words, with the card that does it or beside it; where a card has several of the kind, which one. */
export function actWords(
  { do: act, mode, effect, defend }: Wished,
  { prompt }: VisionTexts,
  isOneOfMany: boolean,
  card?: string,
): string {
  const beside = defend ? prompt.playToDefend : prompt.acts[act];
  const label = card === undefined ? beside : defend ? prompt.playWithToDefend(card) : prompt.with[act](card);
  const nth = mode ?? effect;
  return isOneOfMany && nth !== undefined ? prompt.nth(label, nth + 1) : label;
}

interface ReasonWords {
  readonly book: VisionBook;
  readonly language: Language;
  readonly nameOf: (passcode: number) => string;
  /** The card that was asked about; another one that is to blame is named. */
  readonly asked: number | undefined;
}

/** Reasons as lines of rules with their V-numbers, each once. */
export function reasonLines(reasons: readonly ReasonView[], { book, language, nameOf, asked }: ReasonWords): readonly string[] {
  const lines = reasons.map(({ rule, passcode }) => {
    const { text, cites } = book.rule(rule, language);
    const blamed = passcode === undefined || passcode === asked ? '' : ` (${nameOf(passcode)})`;
    return `${text}${blamed}${cites.length > 0 ? ` (${cites.join(', ')})` : ''}`;
  });
  return [...new Set(lines)];
}

/** All that could be done with what lies at a place; empty when no acts are asked. */
export function useThoughts(place: Place | undefined): readonly Thought[] {
  const { table, acts } = useVision();
  const texts = useVisionTexts();
  const language = useLanguage();
  const book = useVisionBook();
  const names = useCardNames();
  if (place === undefined || table.question?.form === 'window' || table.question?.decision.kind !== 'priority') return [];
  const wishes = acts.wishesAt(place);
  const asked = visionCardAt(table.view, place)?.passcode;
  return wishes.map((wish, i) => {
    const isOneOfMany = wishes.some((other, k) => k !== i && other.do === wish.do && other.defend === wish.defend);
    const because = reasonLines(wish.reasons, { book, language, nameOf: (passcode) => names(passcode).name, asked });
    return {
      key: `${wish.do} ${wish.mode ?? ''} ${wish.effect ?? ''} ${wish.defend ?? ''}`,
      label: actWords(wish, texts, isOneOfMany),
      option: wish.options[0],
      because,
    };
  });
}
