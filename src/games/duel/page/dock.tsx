import type { DuelTable } from '../table';
import type { ComponentType } from 'react';
import type { DecisionKind, OptionView, WishView } from '../../../engine/duel';
import type { GameDock } from '../../../ui/table/dock/game-dock';
import { useScene } from '../../../ui/table/dock/scene';
import { cardAt, partsOf } from '../../../ui/table/field/places';
import { useBecause } from './because';
import { actLabel, actsOf, announcements, asksCards, targetPlace, targetPlaces } from './prompt/acts';
import { IdlePrompt, RespondPrompt, RestOfActs, type PromptProps } from './prompt/ActsPrompt';
import { TargetButtons } from './prompt/ActButtons';
import { AnswerPrompt } from './prompt/AnswerPrompt';
import { useMeant } from './prompt/meant';
import { PickPrompt } from './prompt/PickPrompt';
import { ReplayPrompt } from './prompt/ReplayPrompt';
import { attackName, questionSentence } from './prompt/sentences';
import { useAttackSigns, useAttackWords } from './prompt/use-attack-words';
import { useDuelScene } from './prompt/use-speech';
import { WindowPrompt } from './prompt/WindowPrompt';
import { useWording } from './prompt/wording';

const PROMPTS: Readonly<Record<DecisionKind, ComponentType<PromptProps>>> = {
  idle: IdlePrompt,
  battle: IdlePrompt,
  respond: RespondPrompt,
  trigger: AnswerPrompt,
  choose: PickPrompt,
  order: PickPrompt,
  answer: AnswerPrompt,
  replay: ReplayPrompt,
  discard: PickPrompt,
  chooseFirst: AnswerPrompt,
};

/** What the dock asks the duel. */
export const duelDock: GameDock<DuelTable> = {
  rules: { over: 'duel-over', notYours: 'not-your-card' },
  cardAt,
  asksActs: asksCards,
  hides: () => true,
  goesOut: ({ place }) => partsOf(place).zone === 'monster',
  useMeant,
  asksByPress: [
    'normalSummon',
    'setMonster',
    'specialSummon',
    'flipSummon',
    'changePosition',
    'setSpellTrap',
    'activate',
    'attack',
    'enter',
  ],
  aimsAt: ({ decision }, { selected, isAiming }) => {
    const options =
      decision.kind === 'replay'
        ? (decision.options ?? [])
        : selected !== null && isAiming && asksCards(decision)
          ? actsOf(decision, selected).attacks
          : undefined;
    return (
      options &&
      new Map(
        options.flatMap((option) => {
          const place = targetPlace(option);
          return place === undefined ? [] : [[place, option.index]];
        }),
      )
    );
  },

  useForetold: (aims) => {
    const { table, speech } = useDuelScene();
    return useAttackSigns(table, speech, aims);
  },
  useSentence: (question) => {
    const { speech } = useDuelScene();
    return question ? questionSentence(question, speech) : speech.prompt.over;
  },
  useBecause: () => useBecause(useScene<DuelTable>().table.profile) as ReturnType<GameDock['useBecause']>,
  useWording: useWording as GameDock['useWording'],
  isUsual: (wish) => (wish as WishView).isUsual,
  useNoteOn: (_, against) => {
    const { table, speech } = useDuelScene();
    return useAttackWords(table, speech)?.words ?? (against || speech.table.phaseName[table.view.phase]);
  },
  useListed: () => {
    const { table, speech } = useDuelScene();
    const { decision } = table.question ?? {};
    const listed = (option: OptionView, siblings: readonly OptionView[]) => ({
      index: option.index,
      label: actLabel(option, option.card === undefined ? undefined : cardAt(table.view, option.card), siblings, speech),
      ...(option.do === 'attack' &&
        targetPlace(option) !== undefined && { beside: attackName(option, [...targetPlaces(siblings)], speech) }),
    });
    const withoutCard = decision
      ? [
          ...(decision.options?.filter((option) => option.do === 'pendulumSummon') ?? []),
          ...announcements(decision),
          ...(decision.options?.filter((option) => option.do === 'pass') ?? []),
        ]
      : [];
    return {
      actsOf: (thoughts) => {
        const own = thoughts.flatMap(({ options }) => options as readonly OptionView[]);
        return own.map((option) => listed(option, own));
      },
      others: withoutCard.map((option) => listed(option, [])),
    };
  },
  aims: ([first, ...more]) => first?.do === 'attack' && (more.length > 0 || (first as OptionView).target !== 'direct'),
  Targets: TargetButtons,
  Rest: RestOfActs,

  Prompt: ({ question }) => {
    const { table, speech } = useDuelScene();
    const Asked = question.form === 'window' ? WindowPrompt : PROMPTS[question.decision.kind];
    return <Asked table={table} question={question} speech={speech} />;
  },
  useOver: () => ({ seat: null, say: useDuelScene().speech.prompt.over }),
};
