import { AskedDock, BackButton } from '../../../ui/table/dock/AskedDock';
import { useVisionTexts } from '../texts';
import { SeatShape } from '../../../ui/base/art';
import { Button } from '../../../ui/base/shared/Button';
import { useTableGround } from '../../../ui/table/field/table-context';
import { useVision } from './vision-context';
import type { VisionQuestion } from './vision-props';

/** A yes or no, a player, or how many of the nodes that pay are awake. */
export function ValuePrompt({ question }: { readonly question: VisionQuestion }) {
  const { acts } = useVision();
  const { names } = useTableGround();
  const { prompt } = useVisionTexts();
  const { values = [], prompt: why, amount = 0, kind } = question.decision;
  const label = (value: (typeof values)[number]) => {
    if (kind === 'choose' && (value === 0 || value === 1))
      return (
        <>
          <SeatShape seat={value} />
          {names[value]}
        </>
      );
    if (typeof value === 'number')
      return [
        ...(value > 0 ? [prompt.pay.awake(value)] : []),
        ...(value < amount ? [prompt.pay.asleep(amount - value)] : []),
      ].join(prompt.pay.and);
    const free = why === 'upkeep' && amount === 0;
    const pair = free
      ? prompt.yes.upkeepFree
      : why !== undefined && why in prompt.yes
        ? prompt.yes[why as keyof typeof prompt.yes]
        : prompt.yes.may;
    return pair[value === true ? 0 : 1];
  };
  return (
    <AskedDock note={why && prompt.notes[why]}>
      <BackButton />
      {values.map((value, i) => (
        <Button
          key={String(value)}
          tone={kind !== 'choose' && i === (why === 'mulligan' ? 1 : 0) ? 'main' : 'plain'}
          hint={String(i + 1)}
          data-act="answer"
          data-value={String(value)}
          onClick={() => acts.answer({ kind: 'value', value })}
        >
          {label(value)}
        </Button>
      ))}
    </AskedDock>
  );
}
