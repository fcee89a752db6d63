import { hintTexts } from '../../../i18n/hint-texts';
import type { DuelTable, PlainStep as DuelStep } from '../table';
import { useLayoutEffect, useMemo } from 'react';
import { duelCourse } from '../beats';
import { callExtraDeck } from '../../../i18n/extra-deck';
import { useLanguage } from '../../../i18n/language';
import { useLessonTexts } from '../../../i18n/lesson-texts';
import { useAroundTexts } from '../../../i18n/around-texts';
import { useTableTexts } from '../../../i18n/table-texts';
import { hasPendulum } from '../../../store/rule-set';
import { useCardWords } from '../../../ui/base/card';
import { useCardInfo } from '../../../ui/base/card/card-info';
import { aimOf } from './face/duel-view';
import { faceOf } from './face/duel-face';
import { stepName } from './face/duel-words';
import { Scales } from './face/Scales';
import { duelHints } from '../hints';
import { useTurnTexts } from '../../../i18n/turn-texts';
import { duelReading } from './inspector/duel-reading';
import { turnTold } from './turn-told';
import { useDuelKeys } from './keyboard/duel-keys';
import { sayStep } from './say-step';
import { sentenceOf } from './log/sentence-of';
import { isConsequence } from './log/sentence-keys';
import { tell } from './log/tell';
import { duelTale } from './log/duel-tale';
import { useChainTold } from './chain/use-chain-told';
import { cardsOfDuel } from './cards-of-duel';
import { whyItEnded } from './why-it-ended';
import { RuleLinesProvider } from '../../../ui/base/rules/rule-lines';
import { linesIn } from './because';
import { StopsTool } from './stops/StopFlags';
import { useScene } from '../../../ui/table/dock/scene';
import { duelDock } from './dock';
import { duelSheets } from './duel-sheets';
import type { GamePage } from '../../../ui/screens/game/game-page';
import { useDuelLook } from './use-duel-look';

/** The duel on the table of any game. */
export const duelPage: GamePage<DuelTable> = {
  game: 'duel',
  ...duelDock,

  Words: ({ profile, children }) => (
    <RuleLinesProvider value={useMemo(() => linesIn(profile), [profile])}>{children}</RuleLinesProvider>
  ),
  useTale: (names, log) => {
    const table = useTableTexts();
    const info = useCardInfo();
    return useMemo(() => duelTale({ names, table, info }, log), [names, table, info, log]);
  },
  useBeginning: (lifePoints) => useAroundTexts().bar.lifePoints(lifePoints),
  hints: duelHints.map((hint) => ({
    ...hint,
    words: { en: hintTexts.en.hints[hint.name], ja: hintTexts.ja.hints[hint.name] },
  })),
  course: duelCourse,
  useEnding: () => {
    const t = useAroundTexts();
    const info = useCardInfo();
    return {
      unit: t.curtain.lp,
      called: t.result,
      cards: cardsOfDuel(info),
      why: (result, names) => whyItEnded(result, names, t, info),
    };
  },
  usePicture: (duel) => {
    const worded = { language: useLanguage(), table: useTableTexts(), info: useCardInfo() };
    return async (ended) => (await import('./duel-picture')).duelPicture(duel, ended, worded);
  },

  useFace: faceOf,
  aimOf,
  useLook: useDuelLook,
  useStack: useChainTold,
  reading: duelReading,
  useTurn: (view, names) => {
    const t = useTurnTexts();
    const table = useTableTexts();
    return turnTold(view, { names, t, table });
  },
  log: {
    tell,
    isSub: isConsequence,
    useTelling: () => {
      const table = useTableTexts();
      return useMemo(() => ({ sentence: (event) => sentenceOf(event, table) }), [table]);
    },
  },
  RailTool: StopsTool,
  SeatTools: ({ seat, children }) => {
    const { view, question } = useScene<DuelTable>().table;
    return (
      <>
        {question?.player === seat && <Scales view={view} seat={seat} />}
        {children}
      </>
    );
  },

  sheets: duelSheets,
  useKeys: useDuelKeys,

  useStanding: ({ view, profile }) => {
    const table = useTableTexts();
    useLayoutEffect(() => callExtraDeck(hasPendulum(profile) ? 'extra' : 'fusion'), [profile]);
    return [table.rail.turn(view.turn), ...(view.turn > 0 ? [table.phaseName[view.phase]] : []), stepName(view, table) ?? '']
      .filter(Boolean)
      .join(' · ');
  },

  useSayStep: (names) => {
    const texts = useLessonTexts();
    const lesson = names ? { ...texts, names } : texts;
    const table = useTableTexts();
    const info = useCardInfo();
    const { word } = useCardWords();
    return (step) => sayStep(step as DuelStep, { lesson, table, nameOf: (passcode) => info(passcode).name, word });
  },
};
