import type { DuelQuestion } from '../../table';
import { useTable } from '../../../../store/desk/table-store';
import { Button } from '../../../../ui/base/shared/Button';
import type { Speech } from './sentences';

interface QuietButtonsProps {
  readonly question: Pick<DuelQuestion, 'pause'>;
  readonly speech: Speech;
}

/** Beside the answers of a pause: no response now, and no such question any more. */
export function QuietButtons({ question: { pause }, speech }: QuietButtonsProps) {
  if (!pause) return null;
  const { quiet } = speech.prompt;
  const { passQuietly } = useTable.getState();
  return (
    <>
      {pause.card !== undefined && (
        <Button size="small" data-act="quiet-card" onClick={() => passQuietly('card')}>
          {quiet.card(speech.info(pause.card).name)}
        </Button>
      )}
      <Button size="small" data-act="quiet-turn" onClick={() => passQuietly('turn')}>
        {quiet.turn}
      </Button>
    </>
  );
}
