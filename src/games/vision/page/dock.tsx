import type { VisionQuestion, VisionTable } from '../table';
import type { ViewCard, WishView } from '../../../engine/vision';
import { useCardNames } from '../../../ui/base/card/card-info';
import type { GameDock } from '../../../ui/table/dock/game-dock';
import { PickDock } from '../../../ui/table/dock/PickDock';
import { partsOf } from '../../../ui/table/field/places';
import { useVisionTexts } from '../texts';
import { askedOpenly } from './asked';
import { useMeant } from './meant';
import { usePassWords } from './pass-words';
import { picksInSheet } from './picking';
import { OpenPrompt, useNodesNote, WindowPrompt } from './PriorityPrompt';
import { isUnusual, useWording } from './thoughts';
import { useBecause } from './use-because';
import { ValuePrompt } from './ValuePrompt';
import { visionCardAt } from './vision-cards';
import { useVision } from './vision-context';

interface Asked {
  readonly question: VisionQuestion;
}

function PickPrompt({ question }: Asked) {
  const { notes } = useVisionTexts().prompt;
  const { prompt } = question.decision;
  return <PickDock question={question} note={prompt ? notes[prompt] : ''} inSheet={picksInSheet(question)} />;
}

/** What the dock asks VISION. */
export const visionDock: GameDock<VisionTable> = {
  rules: { over: 'game-over' },
  cardAt: visionCardAt,
  asksActs: ({ kind }) => kind === 'priority',
  hides: ({ place }) => partsOf(place).zone === 'hand',
  goesOut: (card: ViewCard) => card.isCharacter === true,
  useMeant,

  useSentence: (question) => {
    const { view, seats } = useVision().table;
    const texts = useVisionTexts();
    const cardNames = useCardNames();
    const names = [seats[0].name, seats[1].name] as const;
    const words = { names, texts, cardName: (passcode: number) => cardNames(passcode).name };
    return askedOpenly({ ...view, decision: question?.decision ?? null }, words);
  },
  useBecause,
  useWording: useWording as GameDock['useWording'],
  isUsual: (wish, { isOpen }) => !isUnusual(wish as WishView, isOpen),
  useNoteOn: (thoughts, against) => {
    const nodes = useNodesNote();
    const costs = thoughts.some(({ options: [option] }) => option?.do === 'playCard' || option?.do === 'activate');
    return `${costs ? nodes : ''} ${against}`.trim();
  },
  useListed: () => {
    const { question } = useVision().table;
    const pass = usePassWords();
    return {
      actsOf: (thoughts) => thoughts.flatMap(({ label, options: [option] }) => (option ? [{ index: option.index, label }] : [])),
      others: (question?.decision.options ?? []).flatMap(({ do: act, index }) =>
        act === 'pass' ? [{ index, label: pass }] : [],
      ),
    };
  },

  Prompt: ({ question }) => {
    const { kind, isOpen, pick } = question.decision;
    const Asked = kind === 'priority' ? (isOpen ? OpenPrompt : WindowPrompt) : pick ? PickPrompt : ValuePrompt;
    return <Asked question={question} />;
  },
  useOver: (result) => {
    const { seats } = useVision().table;
    const { prompt } = useVisionTexts();
    if (!result) return { seat: null, say: prompt.over };
    const { winner, reason } = result;
    return {
      seat: winner === 'draw' ? null : winner,
      say: winner === 'draw' ? prompt.drawn : prompt.won(seats[winner].name),
      note: prompt.because[reason as keyof typeof prompt.because],
    };
  },
};
