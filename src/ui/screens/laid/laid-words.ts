import { createContext, useContext } from 'react';
import type { LaidDecisionView, LaidView, Moment } from '../../../engine/table';
import { filledIn, wordIn, type LaidWords } from '../../../games/laid-words';
import { useLanguage, type Language } from '../../../i18n/language';
import { tableTexts, type TableTexts } from '../../../i18n/table-texts';
import type { TableOf } from '../../../store/desk/table';
import type { DraftedAct } from '../../../store/running/draft';

/** All of a game whose cards lie in lists that the screen may show now. */
export type LaidTable = TableOf<{
  readonly game: string;
  readonly profile: string;
  readonly view: LaidView;
  readonly decision: LaidDecisionView;
  readonly drafted: DraftedAct;
  readonly moment: Moment;
  readonly phase: string;
}>;

const Words = createContext<LaidWords | null>(null);

export const LaidWordsProvider = Words.Provider;

/** The words of the game that lies on the table, and the language in which they are said. */
export function useLaidWords(): { readonly words: LaidWords; readonly language: Language } {
  const words = useContext(Words);
  if (!words) throw new Error('LaidWordsProvider is missing above this part of the table');
  return { words, language: useLanguage() };
}

/** What is asked, as everybody may hear it. */
export const askedIn = (words: LaidWords, { prompt, window, facts, kind }: LaidDecisionView, who: string, language: Language) =>
  filledIn(wordIn(words.ask, prompt ?? window ?? (kind === 'priority' ? 'open' : kind), language), { ...facts, who });

/** The words of the table, with those of the game. */
export function sceneTexts(words: LaidWords, language: Language): TableTexts {
  const usual = tableTexts[language];
  const zones = Object.entries(words.zones).map(([zone, { [language]: name }]) => {
    const numbered = (n: number): string => `${name} ${n}`;
    return [zone, { at: numbered, from: () => name, size: numbered, name, short: name, hidden: words.aCard[language] }];
  });
  const { counter, [language]: unit } = words.figure;
  return {
    ...usual,
    zones: { ...usual.zones, ...(Object.fromEntries(zones) as object) },
    counters: { ...usual.counters, ...{ [counter]: (name: string, n: number) => `${name}: ${n} ${unit}` } },
    panel: { ...usual.panel, chain: words.stack[language] },
  };
}
