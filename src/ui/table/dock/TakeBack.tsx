import { timelineTexts, useTimelineTexts } from '../../../i18n/timeline-texts';
import { useTable } from '../../../store/desk/table-store';
import type { Table } from '../../../store/desk/table';
import { useKeyTitle } from '../../../store/keeping/keys';
import { useSettings } from '../../../store/keeping/settings';
import { useDock } from '../../base/shared/dock-store';
import { DockTool } from './DockTool';

type Played = Pick<Table, 'takesBack'>;

/** Takes the last act back, or says why it stands. @returns false while nobody acts freely */
export function pressTakeBack({ takesBack }: Played): boolean {
  if (takesBack === null) return false;
  if (takesBack === 'free') useTable.getState().takeBack();
  else useDock.getState().refuse([timelineTexts[useSettings.getState().language].takeBack.why[takesBack]]);
  return true;
}

/** Always in its place while its player acts freely, so that nothing moves when an act can be taken back. */
export function TakeBackButton({ table }: { readonly table: Played }) {
  const { takeBack } = useTimelineTexts();
  const titled = useKeyTitle();
  const { takesBack } = table;
  if (takesBack === null) return null;
  return (
    <DockTool
      sign="undo"
      name={takeBack.button}
      title={titled(takeBack.button, 'Z')}
      reason={takesBack === 'free' ? undefined : ''}
      data-back
      data-act="takeBack"
      onClick={() => pressTakeBack(table)}
      onWhyNot={() => pressTakeBack(table)}
    />
  );
}
