import { useTable } from '../../../../store/desk/table-store';
import { Button } from '../../../../ui/base/shared/Button';
import type { PromptProps } from './ActsPrompt';
import { AskedDock } from '../../../../ui/table/dock/AskedDock';
import { isSaidStill } from '../../../../ui/table/dock/said-at-first';
import { LookButton } from '../../../../ui/table/dock/LookPrompt';
import { QuietButtons } from './QuietButtons';
import { speedNeeded } from './sentences';
import { useStandingAttack } from './use-standing-attack';

/** A window on the public surface: always these two answers, whatever its player holds. */
export function WindowPrompt({ table, question, speech }: PromptProps) {
  const standing = useStandingAttack(table, speech);
  const { prompt } = speech;
  const speed = question.decision.window === 'chainLink' ? speedNeeded(table.view) : undefined;
  const note = question.isReopened
    ? prompt.reopened
    : [standing, speed === undefined ? '' : prompt.speedAtLeast(speed), isSaidStill(table.view) ? prompt.alwaysAsked : '']
        .filter((part) => part !== '')
        .join(' ');
  return (
    <AskedDock kind="window" note={note}>
      <QuietButtons question={question} speech={speech} />
      <LookButton />
      <Button tone="main" hint="Space" data-act="pass" onClick={() => useTable.getState().pass()}>
        {prompt.noResponse}
      </Button>
    </AskedDock>
  );
}
