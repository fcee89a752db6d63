import type { DuelTable } from '../../table';
import type { ComponentType } from 'react';
import type { DecisionKind } from '../../../../engine/duel';
import { BattlePrompt, IdlePrompt, RespondPrompt, type PromptProps } from './ActsPrompt';
import { AnswerPrompt, ChooseFirstPrompt, TriggerPrompt } from './AnswerPrompt';
import { Button } from '../../../../ui/base/shared/Button';
import { Dock } from '../../../../ui/table/dock/Dock';
import { useDock } from '../../../../ui/base/shared/dock-store';
import { LookPrompt } from './LookPrompt';
import { ChoosePrompt, DiscardPrompt, OrderPrompt } from './PickPrompt';
import { ReplayPrompt } from './ReplayPrompt';
import { useSpeech } from './use-speech';
import { WindowPrompt } from './WindowPrompt';
import { useScene } from '../../../../ui/table/field/scene';

const PROMPTS: Readonly<Record<DecisionKind, ComponentType<PromptProps>>> = {
  idle: IdlePrompt,
  battle: BattlePrompt,
  respond: RespondPrompt,
  trigger: TriggerPrompt,
  choose: ChoosePrompt,
  order: OrderPrompt,
  answer: AnswerPrompt,
  replay: ReplayPrompt,
  discard: DiscardPrompt,
  chooseFirst: ChooseFirstPrompt,
};

/** The dock with the prompt of the moment. */
export function DuelPrompt({ hasResult }: { readonly hasResult: boolean }) {
  const { table } = useScene<DuelTable>();
  const speech = useSpeech(table);
  const { question, curtain } = table;
  if (!question) {
    const say = curtain === null ? speech.prompt.over : speech.prompt.waiting(speech.names[curtain]);
    return (
      <Dock seat={curtain} question="none" kind="none" say={say}>
        {table.view.result && hasResult && (
          <Button tone="main" onClick={() => useDock.getState().lookAtTable(false)}>
            {speech.prompt.toResult}
          </Button>
        )}
      </Dock>
    );
  }
  const Prompt =
    question.form === 'window'
      ? WindowPrompt
      : // Nothing can be done without a look at the own cards.
        question.form === 'look' && question.decision.options === undefined
        ? LookPrompt
        : PROMPTS[question.decision.kind];
  return <Prompt table={table} question={question} speech={speech} />;
}
