import { useTimelineTexts } from '../../i18n/timeline-texts';
import type { Phase } from '../../engine';
import { useDuel, type Table } from '../../store/desk/duel-store';
import { hasStop } from '../../store/running/stops';
import { Icon, SeatShape } from '../art';
import { useDock } from '../shared/dock-store';
import type { Speech } from '../prompt/sentences';
import { SheetFrame } from '../shared/SheetFrame';
import './stops.css';

const PHASES: readonly Phase[] = ['draw', 'standby', 'main1', 'battle', 'main2', 'end'];
const SEATS = [0, 1] as const;

/** Flags for both seats, for every phase of both players' turns: set where both see them. */
export function StopsSheet({ table, speech }: { readonly table: Table; readonly speech: Speech }) {
  const { stops: t, askOnce } = useTimelineTexts();
  const { names, table: words } = speech;
  const { toggleStop } = useDuel.getState();
  return (
    <SheetFrame name={t.title} title={t.title} onClose={() => useDock.getState().close()}>
      <div className="stops">
        <p className="sheet__hint">{t.hint}</p>
        {SEATS.filter((seat) => table.modes[seat] === 'strict').map((seat) => (
          <p key={seat} className="sheet__hint">
            <SeatShape seat={seat} /> {t.strict(names[seat])}
          </p>
        ))}
        {SEATS.map((turnOf) => (
          <section key={turnOf} aria-label={t.turnsOf(names[turnOf])}>
            <h3 className="sheet__part">
              <SeatShape seat={turnOf} /> {t.turnsOf(names[turnOf])}
            </h3>
            {PHASES.map((phase) => (
              <div key={phase} className="stops__row">
                <span>{words.phaseName[phase]}</span>
                {SEATS.map((seat) => {
                  const isSet = hasStop(table.stops, { seat, turnOf, phase });
                  return (
                    <button
                      key={seat}
                      type="button"
                      className={`stop ${seat === 0 ? 'seat-a' : 'seat-b'}`}
                      aria-pressed={isSet}
                      aria-label={t.flag(names[seat], words.phaseName[phase], names[turnOf])}
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
                        <small>{t.unset}</small>
                      )}
                    </button>
                  );
                })}
              </div>
            ))}
          </section>
        ))}
        <p className="sheet__hint">{askOnce.note}</p>
      </div>
    </SheetFrame>
  );
}
