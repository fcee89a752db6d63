import type { DuelTable } from '../../table';
import { memo, type ComponentType } from 'react';
import type { DecisionKind } from '../../../../engine/duel';
import { BattlePrompt, IdlePrompt, RespondPrompt, type PromptProps } from './ActsPrompt';
import { AnswerPrompt, ChooseFirstPrompt, TriggerPrompt } from './AnswerPrompt';
import { duelTale } from '../log/duel-tale';
import { Button } from '../../../../ui/base/shared/Button';
import { Dock } from '../../../../ui/table/dock/Dock';
import { useDock } from '../../../../ui/base/shared/dock-store';
import { LookPrompt } from './LookPrompt';
import { ChoosePrompt, DiscardPrompt, OrderPrompt } from './PickPrompt';
import { ReviewDock } from '../../../../ui/table/review/ReviewDock';
import { ReplayPrompt } from './ReplayPrompt';
import { RequestPrompt } from '../../../../ui/table/dock/RequestPrompt';
import type { Speech } from './sentences';
import { WindowPrompt } from './WindowPrompt';

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
export const PromptDock = memo(function PromptDock({
  table,
  speech,
  hasResult = true,
}: {
  readonly table: DuelTable;
  readonly speech: Speech;
  /** There is a result to go to when the duel is over. */ readonly hasResult?: boolean;
}) {
  const { request, question, curtain } = table;
  if (request) return <RequestPrompt request={request} speech={speech} />;
  if (table.review) return <ReviewDock table={table} review={table.review} tale={duelTale(speech, table.publicLog)} />;
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
});
