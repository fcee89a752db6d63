import type { VisionStep, VisionTable } from '../table';
import { useCallback, useMemo } from 'react';
import type { RuleId } from '../../../engine/vision';
import { visionCourse } from '../beats';
import { useLanguage } from '../../../i18n/language';
import { useLessonTexts } from '../../../i18n/lesson-texts';
import { useVisionTexts } from '../texts';
import { CardNamesProvider, useCardNames } from '../../../ui/base/card/card-info';
import type { GamePage } from '../../../ui/screens/game/game-page';
import { sayVisionStep } from './say-vision-step';
import { stonesTold } from './stones-told';
import { RuleLinesProvider, type RuleLines } from '../../../ui/base/rules/rule-lines';
import { cardsOfVision } from './cards-of-game';
import { visionDock } from './dock';
import { useVisionKeys } from './use-vision-keys';
import { useVisionTale } from './use-vision-tale';
import { useVisionBook } from './vision-context';
import { aimOf, visionFace } from './vision-face';
import { visionHints } from '../hints';
import { visionHintWords } from '../texts/hint-words';
import { visionReading } from './vision-reading';
import { turnTold } from './lasting';
import { follows, sentenceOf, tellEvents } from './told';
import { visionSheets } from './vision-sheets';
import { phaseNow } from './vision-words';

/** VISION on the table of any game. */
export const visionPage: GamePage<VisionTable> = {
  game: 'vision',
  ...visionDock,

  Words: ({ children }) => {
    const book = useVisionBook();
    const language = useLanguage();
    const { aCard } = useVisionTexts().log;
    const names = useCallback(
      (passcode: number) => ({ name: book.card(passcode)?.facts[language] ?? aCard }),
      [book, language, aCard],
    );
    const lines: RuleLines = useCallback((rule, spoken) => book.rule(rule as RuleId, spoken).text, [book]);
    return (
      <CardNamesProvider value={names}>
        <RuleLinesProvider value={lines}>{children}</RuleLinesProvider>
      </CardNamesProvider>
    );
  },
  useTale: useVisionTale,
  hints: visionHints.map((hint) => ({
    ...hint,
    words: { en: visionHintWords.en[hint.name], ja: visionHintWords.ja[hint.name] },
  })),
  course: visionCourse,
  useEnding: () => {
    const { table, log } = useVisionTexts();
    const { ended } = log;
    return {
      unit: table.life,
      called: ended,
      cards: cardsOfVision(useLanguage()),
      why: ({ winner, reason }, names) => (winner === 'draw' ? ended.both : ended[reason](names[winner === 0 ? 1 : 0])),
    };
  },
  usePicture: (table) => {
    const language = useLanguage();
    return async (ended) => (await import('./vision-picture')).visionPicture(table, ended, language);
  },

  useFace: () => {
    const book = useVisionBook();
    return useMemo(() => visionFace(book), [book]);
  },
  aimOf,
  useLook: ({ view }) => {
    const { extra } = useVisionTexts().table;
    return {
      step: undefined,
      phaseFlags: view.extra ? { [view.phase]: <span className="extra">{extra}</span> } : undefined,
    };
  },
  useStack: (view, names) => {
    const texts = useVisionTexts();
    const book = useVisionBook();
    const language = useLanguage();
    return useMemo(() => stonesTold({ view, names, texts, book, language }), [view, names, texts, book, language]);
  },
  reading: visionReading,
  useTurn: (view, names) => {
    const texts = useVisionTexts();
    const cardNames = useCardNames();
    return turnTold(view, { names, texts, cardName: (passcode) => cardNames(passcode).name });
  },
  log: {
    tell: tellEvents,
    isSub: follows,
    useTelling: () => {
      const texts = useVisionTexts();
      return useMemo(() => ({ sentence: (event) => sentenceOf(event, texts) }), [texts]);
    },
  },
  sheets: visionSheets,
  useKeys: useVisionKeys,

  useStanding: ({ view }) => {
    const { log, table } = useVisionTexts();
    return [log.turn(view.turn), ...(view.turn > 0 ? [phaseNow(view, table)] : [])].join(' · ');
  },

  useSayStep: (said) => {
    const lesson = useLessonTexts();
    const names = said ?? lesson.names;
    const { lesson: words } = useVisionTexts();
    const language = useLanguage();
    const book = useVisionBook();
    const nameOf = (passcode: number): string => book.card(passcode)?.facts[language] ?? words.something;
    // An answer that was given, or is likely, names nothing besides its card.
    return (step) =>
      sayVisionStep(
        { ...(step as VisionStep), named: (step as Partial<VisionStep>).named ?? [] },
        { words, names, nameOf, language },
      );
  },
};
