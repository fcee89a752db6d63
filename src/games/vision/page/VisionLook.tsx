import { useVisionTexts } from '../texts';
import { Icon } from '../../../ui/base/art';
import { Dock } from '../../../ui/table/dock/Dock';
import { LookNote } from '../../../ui/table/dock/LookButton';
import { Button } from '../../../ui/base/shared/Button';
import { useVision } from './vision-context';
import type { VisionQuestion } from './vision-props';
import { askedOf, useVisionSpeech } from './vision-speech';

export function LookButton() {
  const { acts } = useVision();
  const { prompt } = useVisionTexts();
  return (
    <Button tone="seat" hint="L" data-act="look" onClick={acts.look}>
      <Icon name="eye" />
      {prompt.look}
    </Button>
  );
}

/** What is asked wants a look at the own cards first. */
export function LookPrompt({ question }: { readonly question: VisionQuestion }) {
  const { table } = useVision();
  const { texts, say, who } = useVisionSpeech(question);
  return (
    <Dock {...askedOf(question)} say={say ?? texts.prompt.elsewhere(who)} note={<LookNote table={table} name={who} />}>
      <LookButton />
    </Dock>
  );
}
