import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../../../i18n/language';
import { useRuleSetTexts } from '../../../i18n/rule-set-texts';
import { useRuleTexts } from '../../../i18n/rule-texts';
import { gameOfProfile, GAMES, signOf } from '../../../games/played';
import type { GameOfTable } from '../../../games/game';
import type { RuleBook } from '../../../games/rule-book';
import { useGame } from '../../base/shared/use-game';
import { findDifferences, findRules } from './find-rules';
import { bookOf, onlyPages, type BookChapter } from './pages';

/** What is read: the rules of a game as one of its rule sets says them, or, by the name of the game, as all of them do. */
type Reading = string;

const NOTHING: RuleBook = { chapters: () => [], titles: {}, differences: () => [] };

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
  /** Whose rules it is opened at; the usual game's where nothing is played. */
  readonly of: string | undefined;
}

const come = new WeakMap<GameOfTable, RuleBook>();

/** Fetches the rules of a game; whoever reads them again has them at once. */
export async function fetchRules(game: GameOfTable): Promise<void> {
  if (!come.has(game)) come.set(game, await game.rules());
}

/** The rules of a game, which are fetched where somebody reads them: null while they come, undefined where that failed. */
function useRulesOf(game: GameOfTable | null | undefined): RuleBook | null | undefined {
  const [missing, setMissing] = useState<GameOfTable>();
  const [, drawAnew] = useState(0);
  useEffect(() => {
    if (!game || come.has(game)) return undefined;
    let isHere = true;
    fetchRules(game).then(
      () => isHere && drawAnew((times) => times + 1),
      () => isHere && setMissing(game),
    );
    return () => void (isHere = false);
  }, [game]);
  return game && (come.get(game) ?? (missing === game ? undefined : null));
}

/** The rule book in the language of the page, with a search over both languages. */
export function useBook({ at, of }: Opened): OpenBook {
  const t = useRuleTexts();
  const ruleSet = useRuleSetTexts();
  const language = useLanguage();
  const usual: Reading = of ?? GAMES[0].id;
  const [reading, read] = useState<Reading>(usual);
  const [query, search] = useState('');
  const [asked, setAsked] = useState(at);
  if (asked !== at) {
    setAsked(at);
    search('');
    read(usual);
  }
  const sign = signOf(gameOfProfile(reading) ?? reading);
  const rules = useRulesOf(useGame(sign.id));
  const register = useMemo(() => {
    const { chapters, titles, differences } = rules ?? NOTHING;
    const of = sign.ruleSets.filter(({ id }) => reading === sign.id || reading === id);
    return {
      chapters: chapters(reading),
      titles,
      differences: differences(),
      versions: of.map(({ id, name }) => ({ profile: id, name: name[language] })),
    };
  }, [rules, reading, sign, language]);
  const book = useMemo(
    () => bookOf({ ...register, game: sign.id, differencesTitle: t.differences }, language),
    [register, sign, language, t],
  );
  const wanted = useDeferredValue(query).trim();
  const found = useMemo(() => {
    if (wanted === '') return book;
    const rules = findRules(register.chapters, wanted).flatMap((chapter) => chapter.rules);
    return onlyPages(book, new Set([...rules, ...findDifferences(register.differences, wanted)].map(({ id }) => id)));
  }, [register, book, wanted]);
  const count = found.reduce((sum, { pages }) => sum + pages.length, 0);
  const missing = (rules === undefined ? ruleSet.notFetched : ruleSet.fetching)(sign.name[language]);
  return {
    reading,
    read,
    readings: GAMES.flatMap(({ id, name, ruleSets }) => [
      ...(ruleSets.length > 1 ? [{ value: id, label: t.bothRuleSets(name[language]) }] : []),
      ...ruleSets.map((one) => ({ value: one.id, label: one.name[language] })),
    ]),
    query,
    search,
    book,
    found,
    isSearching: wanted !== '',
    status: book.length === 0 ? missing : count === 0 ? t.none : t.found(count),
  };
}
