import { usePromptTexts } from '../../../i18n/prompt-texts';
import { useVisionTexts } from '../texts';
import { Dock } from '../../../ui/table/dock/Dock';
import { PickDock } from '../../../ui/table/dock/PickDock';
import { completePick } from '../../../ui/table/dock/picking';
import { Button } from '../../../ui/base/shared/Button';
import { useDock } from '../../../ui/base/shared/dock-store';
import { useTableGround } from '../../../ui/table/field/table-context';
import { picksInSheet } from './picking';
import { PriorityPrompt } from './PriorityPrompt';
import { ValuePrompt } from './ValuePrompt';
import { useVision } from './vision-context';
import { LookPrompt } from './VisionLook';
import type { VisionQuestion } from './vision-props';
import { useVisionSpeech } from './vision-speech';

interface VisionDockProps {
  /** There is a result to come back to: not in a lesson, nor for an audience. */
  readonly hasResult: boolean;
}

function PickPrompt({ question }: { readonly question: VisionQuestion }) {
  const { acts } = useVision();
  const { texts, say, note, nameAt } = useVisionSpeech(question);
  return (
    <PickDock
      question={question}
      say={say ?? texts.prompt.thing}
      note={note ?? ''}
      inSheet={picksInSheet(question)}
      nameOf={nameAt}
      onBack={acts.back}
      onConfirm={() => acts.answer({ kind: 'cards', places: completePick(question, useDock.getState().picked) })}
    />
  );
}

/** Nobody is asked at this screen: the game is over, or somebody else decides. */
function NothingAsked({ hasResult }: VisionDockProps) {
  const { toResult } = usePromptTexts();
  const { curtain, view } = useVision().table;
  const { names } = useTableGround();
  const { prompt } = useVisionTexts();
  const { result, decision } = view;
  const say = result
    ? result.winner === 'draw'
      ? prompt.drawn
      : prompt.won(names[result.winner])
    : curtain !== null
      ? prompt.waiting(names[curtain])
      : decision
        ? prompt.elsewhere(names[decision.player])
        : prompt.over;
  const seat = result && result.winner !== 'draw' ? result.winner : (curtain ?? decision?.player ?? null);
  return (
    <Dock seat={seat} question="none" kind="none" say={say} note={result && prompt.because[result.reason]}>
      {result && hasResult && (
        <Button tone="main" data-act="result" onClick={() => useDock.getState().lookAtTable(false)}>
          {toResult}
        </Button>
      )}
    </Dock>
  );
}

/** The dock with the prompt of the moment. */
export function VisionDock({ hasResult }: VisionDockProps) {
  const { question } = useVision().table;
  if (!question) return <NothingAsked hasResult={hasResult} />;
  const { decision } = question;
  if (decision.kind === 'priority') return <PriorityPrompt question={question} />;
  if (decision.pick) return <PickPrompt question={question} />;
  return decision.values ? <ValuePrompt question={question} /> : <LookPrompt question={question} />;
}
