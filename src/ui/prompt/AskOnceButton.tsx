import { useTimelineTexts } from '../../i18n/timeline-texts';
import { useAskOnce } from '../../store/desk/ask-once';
import type { Table } from '../../store/desk/duel-store';
import { Button } from '../shared/Button';

/** "Do this and ask for responses", for the next act. Where every window is asked anyway there is nothing to ask for. */
export function AskOnceButton({ table }: { readonly table: Table }) {
  const { askOnce } = useTimelineTexts();
  const { armed, arm } = useAskOnce();
  if (table.modes[0] === 'strict' && table.modes[1] === 'strict') return null;
  return (
    <Button hint={askOnce.key} aria-pressed={armed} data-ask-once onClick={() => arm(!armed)}>
      {askOnce.button}
    </Button>
  );
}
