import { useLanguage, type Language } from '../../../i18n/language';
import { useLibraryTexts, type LibraryTexts } from '../../../i18n/library-texts';
import { notationTexts } from '../../../i18n/notation-texts';
import { useRuleSetTexts } from '../../../i18n/rule-set-texts';
import { gameOfProfile, signOf } from '../../../games/played';
import { anyDeck, nameOfDeck } from '../../../store/decks/deck-book';
import type { PastGame } from '../../../store/recordings/past-game';

const DAY = 24 * 60 * 60 * 1000;
const dayOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** Whether two moments lie on one day, as the clock of this place has it. */
export const isSameDay = (one: number, other: number): boolean => dayOf(one) === dayOf(other);

function dateOf(at: number, language: Language, t: LibraryTexts): string {
  const date = new Date(at);
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(date);
  const now = Date.now();
  if (isSameDay(at, now)) return t.today(time);
  if (isSameDay(at, dayOf(now) - DAY / 2)) return t.yesterday(time);
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}

/** A past duel in words. */
export interface PastWords {
  /** Who won against whom. */
  readonly title: string;
  /** Why it ended. */
  readonly why: string;
  readonly rules: string;
  readonly turns: string;
  readonly date: string;
  /** Its longest chain and its largest loss, where they were kept. */
  readonly figures: readonly string[];
  /** What the seats played with; null where only the public side is known. */
  readonly decks: readonly [string, string] | null;
  readonly life: (n: number) => string;
  /** Leads to the longest chain. */
  readonly toStack: (n: number) => string;
}

export function usePastWords({ names, profile, decks, result, turns, at, course }: PastGame): PastWords {
  const t = useLibraryTexts();
  const language = useLanguage();
  const { nameOf } = useRuleSetTexts();
  const { life, longestStack, toStack } = signOf(gameOfProfile(profile) ?? '').counted[language];
  const deckName = (id: string): string => {
    const deck = anyDeck(id);
    return (deck && nameOfDeck(deck, language)) || t.unknownDeck;
  };
  const title =
    result === null
      ? t.unfinished(...names)
      : result.winner === 'draw'
        ? t.drew(...names)
        : t.beat(names[result.winner], names[result.winner === 0 ? 1 : 0]);
  return {
    title,
    why: result ? notationTexts[language].why[result.reason] : t.left,
    rules: nameOf(profile),
    turns: t.turns(turns),
    date: dateOf(at, language, t),
    figures: course
      ? [
          ...(course.longestChain > 0 ? [longestStack(course.longestChain)] : []),
          ...(course.largestLoss > 0 ? [t.largestLoss(course.largestLoss)] : []),
        ]
      : [],
    decks: decks && [deckName(decks[0]), deckName(decks[1])],
    life,
    toStack,
  };
}
