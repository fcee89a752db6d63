import { useState } from 'react';
import { useMatchTexts } from '../../../i18n/match-texts';
import { useLookTexts } from '../../../i18n/look-texts';
import { useAroundTexts } from '../../../i18n/around-texts';
import { usePartnerTexts } from '../../../i18n/partner-texts';
import { useAdviceTexts } from '../../../i18n/advice-texts';
import { signOf } from '../../../games/played';
import { ADVICES, useSettings } from '../../../store/keeping/settings';
import { useShellTexts } from '../../../i18n/shell-texts';
import { usualGame } from '../../../store/game';
import { kiosk } from '../../../store/kiosk';
import { useTable } from '../../../store/desk/table-store';
import type { Table } from '../../../store/desk/table';
import { PRIORITY_MODES } from '../../../store/seats';
import { useDock } from '../../base/shared/dock-store';
import { hashOf } from '../../base/doors/route';
import { Button, ButtonLink } from '../../base/shared/Button';
import { Choice } from '../../base/shared/Choice';
import { Note } from '../../base/shared/Note';
import { SheetFrame } from '../../base/shared/SheetFrame';
import { openRecording } from './recording-file';
import { SeatingChoice } from './SeatingChoice';
import { SecrecyChoice } from './SecrecyChoice';
import { openPublicWindow } from '../../base/shared/open-public-window';
import { SettingsFields } from './SettingsFields';

/** The menu, beside the field: play can go on while it is open. */
export function MenuSheet({ table }: { readonly table: Table }) {
  const t = useAroundTexts();
  const { priority, setup } = useShellTexts();
  const a = useAdviceTexts();
  const { advice, change } = useSettings();
  const s = useLookTexts();
  const leaveMatch = useMatchTexts().leave;
  const { open } = useDock.getState();
  const partner = usePartnerTexts();
  const { setMode, setSecrecy, askSurrender, takeSeat, leave } = useTable.getState();
  const [isLeaving, setLeaving] = useState(false);
  const isOver = table.view.result !== null;
  return (
    <SheetFrame name={t.menu.title} title={t.menu.title} onClose={() => open(null)}>
      <div className="grid grid-cols-1 gap-3 px-3.5 pt-1 pb-4 [&>.btn]:whitespace-normal">
        {([0, 1] as const).map((player) => (
          <Choice
            key={player}
            size="small"
            label={t.menu.priorityOf(table.seats[player].name)}
            options={PRIORITY_MODES.map((value) => ({ value, label: priority[value] }))}
            value={table.modes[player]}
            onChange={(mode) => setMode(player, mode)}
          />
        ))}
        <Note>{priority.smoothNote}</Note>
        {!kiosk && (
          <>
            <SecrecyChoice
              size="small"
              value={table.secrecy}
              onChange={(secrecy) => {
                open(null);
                setSecrecy(secrecy);
                if (secrecy === 'public') openPublicWindow();
              }}
            />
            <Button data-act="public-window" onClick={openPublicWindow}>
              {s.publicOpen}
            </Button>
          </>
        )}
        <SeatingChoice size="small" />
        {!kiosk && table.match === null && signOf(table.game).hasPartner && (
          <div className="grid gap-1.5">
            <Choice
              size="small"
              label={a.setting}
              options={ADVICES.map((value) => ({ value, label: setup.onOff[value] }))}
              value={advice}
              onChange={(value) => change({ advice: value })}
            />
            <Note>{a.settingNote}</Note>
          </div>
        )}
        {!kiosk && <SettingsFields />}
        <hr className="w-full my-1 border-t border-t-gold-2/35" />
        {!kiosk && (
          <>
            <Button data-act="save" onClick={() => open({ kind: 'save' })}>
              {t.menu.save}
            </Button>
            <Button onClick={() => void openRecording()}>{t.menu.open}</Button>
            {usualGame().workshop && table.game === usualGame().id && (
              <ButtonLink data-act="to-workshop" href={hashOf({ door: 'workshop', detail: 'table' })}>
                {t.menu.workshop}
              </ButtonLink>
            )}
          </>
        )}
        <Button hint="/" data-act="rules" onClick={() => useDock.getState().openRule()}>
          {t.menu.rules}
        </Button>
        <Button hint="?" onClick={() => open({ kind: 'keys' })}>
          {t.menu.help}
        </Button>
        {!isOver &&
          ([0, 1] as const).map((player) =>
            table.sitters[player] === 'person' ? (
              <Button
                key={player}
                data-act="surrender"
                data-seat={player}
                onClick={() => {
                  open(null);
                  askSurrender(player);
                }}
              >
                {t.menu.surrender(table.seats[player].name)}
              </Button>
            ) : (
              <Button key={player} data-act="take-seat" data-seat={player} onClick={() => takeSeat(player)}>
                {partner.takeSeat(table.seats[player].name)}
              </Button>
            ),
          )}
        {isLeaving ? (
          <div className="grid gap-2.5 p-3 border-rim border-st-loss rounded" role="alert">
            <p>{table.match ? leaveMatch.sure : t.menu.newDuelSure}</p>
            <Button
              tone="main"
              onClick={() => {
                open(null);
                leave();
              }}
            >
              {table.match ? leaveMatch.yes : t.menu.newDuelYes}
            </Button>
          </div>
        ) : (
          <Button data-act="new-duel" onClick={() => setLeaving(true)}>
            {t.menu.newDuel}
          </Button>
        )}
        <hr className="w-full my-1 border-t border-t-gold-2/35" />
        <h3 className="normal-nums font-display text-head/close font-normal text-gold-1">{t.menu.about}</h3>
        <Note>{t.menu.aboutText}</Note>
      </div>
    </SheetFrame>
  );
}
