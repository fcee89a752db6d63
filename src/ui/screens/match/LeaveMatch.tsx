import { useState } from 'react';
import { useMatchTexts } from '../../../i18n/match-texts';
import { kiosk } from '../../../store/kiosk';
import { useMatch } from '../../../store/match/match-store';
import { saveMatch } from '../../table/menu/recording-file';
import { Button } from '../../base/shared/Button';

/** The way out of a match that is not over, asked twice; what has been played can be saved first. */
export function LeaveMatch({ canSave }: { readonly canSave: boolean }) {
  const t = useMatchTexts();
  const [isLeaving, setLeaving] = useState(false);
  if (!isLeaving)
    return (
      <Button data-act="leave" onClick={() => (canSave ? setLeaving(true) : useMatch.getState().leave())}>
        {canSave ? t.leave.ask : t.result.newDuel}
      </Button>
    );
  return (
    <div className="flex flex-wrap items-center gap-2" role="alert">
      <p className="text-writing-1">{t.leave.sure}</p>
      <Button onClick={() => useMatch.getState().leave()}>{t.leave.yes}</Button>
      {!kiosk && <Button onClick={saveMatch}>{t.result.save}</Button>}
      <Button onClick={() => setLeaving(false)}>{t.leave.no}</Button>
    </div>
  );
}
