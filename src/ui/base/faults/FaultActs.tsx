import { useState } from 'react';
import { useFaultTexts } from '../../../i18n/fault-texts';
import { useTable } from '../../../store/desk/table-store';
import { useMatch } from '../../../store/match/match-store';
import { Button } from '../shared/Button';
import { download } from '../shared/file';
import { useOnTable } from '../shared/on-table';
import type { Fault } from './Boundary';

/** The duel as a file: nothing has to be fetched for it, and what went wrong stands in it. */
export function SaveAct({ fault }: { readonly fault: Fault }) {
  const t = useFaultTexts();
  const isThere = useOnTable((store) => store.table !== null);
  const { faultFile, saveFile } = useTable.getState();
  const save = (): void => {
    const text = (fault === 'fault' ? faultFile() : null) ?? saveFile();
    if (text !== null) download('kusari-recording.json', text);
  };
  return isThere ? (
    <Button data-act="save-fault" onClick={save}>
      {t.save}
    </Button>
  ) : null;
}

/** Back to the last position that could be drawn; each press goes at least one decision further. */
export function BackAct() {
  const t = useFaultTexts();
  const [isOldest, setOldest] = useState(false);
  return (
    <Button
      tone="main"
      data-act="last-good"
      reason={isOldest ? t.nothingEarlier : undefined}
      onClick={() => setOldest(!useTable.getState().backToGood())}
    >
      {t.back}
    </Button>
  );
}

/** Leaves the duel, once that is confirmed. */
export function LeaveAct() {
  const t = useFaultTexts();
  const [isLeaving, setLeaving] = useState(false);
  if (!isLeaving)
    return (
      <Button data-act="leave" onClick={() => setLeaving(true)}>
        {t.leave}
      </Button>
    );
  return (
    <>
      {t.sure}{' '}
      <Button data-act="leave-sure" onClick={() => useMatch.getState().leave()}>
        {t.leaveYes}
      </Button>
    </>
  );
}
