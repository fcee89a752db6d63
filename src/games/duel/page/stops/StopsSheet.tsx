import type { DuelTable } from '../../table';
import { useTableTexts } from '../../../../i18n/table-texts';
import { useTimelineTexts } from '../../../../i18n/timeline-texts';
import { PHASES } from '../../../../engine/duel/words';
import { useTable } from '../../../../store/desk/table-store';
import { hasStop } from '../../../../store/running/stops';
import { Icon, SeatShape } from '../../../../ui/base/art';
import { useDock } from '../../../../ui/base/shared/dock-store';
import { Hint } from '../../../../ui/base/shared/Note';
import { SheetFrame } from '../../../../ui/base/shared/SheetFrame';
import { useScene } from '../../../../ui/table/dock/scene';
import { useTableGround } from '../../../../ui/table/field/table-context';

const SEATS = [0, 1] as const;

/** Flags for both seats, for every phase of both players' turns: set where both see them. */
export function StopsSheet() {
  const { stops: t, askOnce } = useTimelineTexts();
  const { table } = useScene<DuelTable>();
  const { names } = useTableGround();
  const words = useTableTexts();
  const { toggleStop } = useTable.getState();
  return (
    <SheetFrame name={t.title} title={t.title} onClose={() => useDock.getState().close()}>
      <div className="stops grid min-h-0 content-start overflow-auto px-3 pb-3">
        <Hint className="px-0.5 pb-1">{t.hint}</Hint>
        {SEATS.filter((seat) => table.modes[seat] === 'strict').map((seat) => (
          <Hint key={seat} className="px-0.5 pb-1">
            <SeatShape seat={seat} /> {t.strict(names[seat])}
          </Hint>
        ))}
        {SEATS.map((turnOf) => (
          <section key={turnOf} aria-label={t.turnsOf(names[turnOf])}>
            <h3 className="sheet__part">
              <SeatShape seat={turnOf} /> {t.turnsOf(names[turnOf])}
            </h3>
            {PHASES.map((phase) => (
              <div
                key={phase}
                className="grid grid-cols-[minmax(0,1fr)_84px_84px] gap-1.5 items-center p-0.5 normal-nums font-text text-note/close font-medium text-writing-1"
              >
                <span>{words.phaseName[phase]}</span>
                {SEATS.map((seat) => {
                  const isSet = hasStop(table.stops, { seat, turnOf, phase });
                  return (
                    <button
                      key={seat}
                      type="button"
                      className={`inline-flex items-center justify-center gap-1.5 min-h-tap px-2 border-rim border-dashed border-gold-3 rounded text-writing-2 normal-nums font-text text-note/none font-semibold cursor-pointer aria-pressed:border-solid aria-pressed:border-seat aria-pressed:text-writing-1 aria-pressed:bg-seat/16 hover:bg-urushi-3 aria-pressed:hover:bg-urushi-3 [&_.glyph]:size-3.25 [&_.glyph]:flex-none [&_.glyph]:text-[13px] ${seat === 0 ? 'seat-a' : 'seat-b'}`}
                      aria-pressed={isSet}
                      aria-label={`${t.flag(names[seat], words.phaseName[phase], names[turnOf])}: ${isSet ? t.set : t.unset}`}
                      data-stop={`${seat}:${turnOf}:${phase}`}
                      onClick={() => toggleStop({ seat, turnOf, phase })}
                    >
                      <SeatShape seat={seat} />
                      {isSet ? (
                        <>
                          <Icon name="flag" />
                          {t.set}
                        </>
                      ) : (
                        <small className="normal-nums font-text text-min/none font-medium text-writing-3">{t.unset}</small>
                      )}
                    </button>
                  );
                })}
              </div>
            ))}
          </section>
        ))}
        <Hint className="px-0.5 pb-1">{askOnce.note}</Hint>
      </div>
    </SheetFrame>
  );
}
