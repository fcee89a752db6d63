import { useTable } from '../../../../store/desk/table-store';
import { Icon } from '../../../../ui/base/art';
import { Button } from '../../../../ui/base/shared/Button';
import type { PromptProps } from './ActsPrompt';
import { Dock } from '../../../../ui/table/dock/Dock';
import { QuietButtons } from './QuietButtons';
import { useDock } from '../../../../ui/base/shared/dock-store';
import { questionSentence, speedNeeded } from './sentences';
import { useStandingAttack } from './use-standing-attack';

/** A window on the public surface: always these two answers, whatever its player holds. */
export function WindowPrompt({ table, question, speech }: PromptProps) {
  const { pass, look } = useTable.getState();
  const refusal = useDock((dock) => dock.refusal);
  const standing = useStandingAttack(table, speech);
  const { prompt } = speech;
  const speed = question.decision.window === 'chainLink' ? speedNeeded(table.view) : undefined;
  const note = question.isReopened
    ? prompt.reopened
    : [standing, speed === undefined ? '' : prompt.speedAtLeast(speed), prompt.alwaysAsked]
        .filter((part) => part !== '')
        .join(' ');
  return (
    <Dock
      seat={question.player}
      question={question.id}
      kind="window"
      say={questionSentence(question, speech)}
      note={note}
      refusal={refusal}
    >
      <QuietButtons question={question} speech={speech} />
      <Button tone="seat" hint="L" onClick={look}>
        <Icon name="eye" />
        {prompt.letMeLook}
      </Button>
      <Button tone="main" hint="Space" data-act="pass" onClick={pass}>
        {prompt.noResponse}
      </Button>
    </Dock>
  );
}
