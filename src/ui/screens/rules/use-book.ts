import { useDeferredValue, useMemo, useState } from 'react';
import { useLanguage } from '../../../i18n/language';
import { useRuleSetTexts } from '../../../i18n/rule-set-texts';
import { useRuleTexts } from '../../../i18n/rule-texts';
import { visionRuleWords } from '../../../games/vision/texts/rule-words';
import { chaptersFor, differences, type ReadFor, type RuleChapter } from '../../../store/rule-book';
import { PLAYED_IDS, PROFILE_IDS, type PlayedId } from '../../../store/rule-set';
import { findDifferences, findRules } from './find-rules';
import { bookOf, onlyPages, type BookChapter } from './pages';
import { useVisionChapters } from '../../../games/vision/page/vision-chapters';

/** What is read: the duel, by one rule set or both, or VISION. */
type Reading = ReadFor | 'vision';

const NO_CHAPTERS: readonly RuleChapter[] = [];

export interface OpenBook {
  readonly reading: Reading;
  readonly read: (reading: Reading) => void;
  readonly readings: readonly { readonly value: Reading; readonly label: string }[];
  readonly query: string;
  readonly search: (query: string) => void;
  /** The whole book; empty as long as it is not here. */
  readonly book: readonly BookChapter[];
  /** As much of it as has every word that is looked for; all of it while nothing is. */
  readonly found: readonly BookChapter[];
  readonly isSearching: boolean;
  /** How much is found, or why nothing stands there. */
  readonly status: string;
}

interface Opened {
  /** The key of a rule to be shown; any other text shows the whole book. */
  readonly at: string | undefined;
  /** Whose rules it is opened at; of both rule sets of the duel where nothing is played. */
  readonly of: PlayedId | undefined;
}

/** The rule book in the language of the page, with a search over both languages. */
export function useBook({ at, of }: Opened): OpenBook {
  const t = useRuleTexts();
  const ruleSet = useRuleSetTexts();
  const language = useLanguage();
  const usual: Reading = of ?? 'both';
  const [reading, read] = useState<Reading>(usual);
  const [query, search] = useState('');
  const [asked, setAsked] = useState(at);
  if (asked !== at) {
    setAsked(at);
    search('');
    read(usual);
  }
  const vision = useVisionChapters(reading === 'vision');
  const register = useMemo(() => {
    if (reading !== 'vision')
      return {
        chapters: chaptersFor(reading),
        differences: differences(),
        versions: reading === 'both' ? PROFILE_IDS : [reading],
      };
    return { chapters: vision.kind === 'here' ? vision.chapters : NO_CHAPTERS, differences: [], versions: [] };
  }, [reading, vision]);
  const book = useMemo(
    () =>
      bookOf(
        {
          ...register,
          game: reading === 'vision' ? 'vision' : 'duel',
          titles: reading === 'vision' ? visionRuleWords[language] : t.chapter,
          versions: register.versions.map((profile) => ({ profile, name: ruleSet.names[profile] })),
          differencesTitle: t.differences,
        },
        language,
      ),
    [register, reading, language, t, ruleSet],
  );
  const wanted = useDeferredValue(query).trim();
  const found = useMemo(() => {
    if (wanted === '') return book;
    const rules = findRules(register.chapters, wanted).flatMap((chapter) => chapter.rules);
    return onlyPages(book, new Set([...rules, ...findDifferences(register.differences, wanted)].map(({ id }) => id)));
  }, [register, book, wanted]);
  const count = found.reduce((sum, { pages }) => sum + pages.length, 0);
  const missing = vision.kind === 'failed' ? ruleSet.notFetched : ruleSet.fetching;
  return {
    reading,
    read,
    readings: [{ value: 'both', label: t.bothRuleSets }, ...PLAYED_IDS.map((value) => ({ value, label: ruleSet.names[value] }))],
    query,
    search,
    book,
    found,
    isSearching: wanted !== '',
    status: book.length === 0 ? missing : count === 0 ? t.none : t.found(count),
  };
}
