import { useShellTexts } from '../../i18n/shell-texts';
import { useDuel, type Table } from '../../store/desk/duel-store';
import { SeatShape, seatClass } from '../art';
import { duelTale } from '../log/duel-tale';
import { tell } from '../log/tell';
import { useDock } from '../shared/dock-store';
import type { Speech } from '../prompt/sentences';
import { WentBackBanner } from '../review/WentBackBanner';
import { WindowList } from '../prompt/WindowsSheet';
import { pressRespond } from '../prompt/windows';
import { Button } from '../shared/Button';
import { plainSentence } from '../log/plain-sentence';
import { HoldButton } from './HoldButton';
import { Noren } from './Noren';
import './curtain.css';

const LINES = 6;

interface CurtainProps {
  readonly table: Table;
  readonly speech: Speech;
  /** The seat that it waits for sits face to face with the near one. */
  readonly isTurned?: boolean;
}

/** A noren in the colour of the seat it waits for. Behind it nothing private is drawn at all. */
export function Curtain({ table, speech, isTurned = false }: CurtainProps) {
  const t = useShellTexts();
  const sheet = useDock((dock) => dock.sheet);
  const seat = table.curtain;
  if (seat === null) return null;
  const { names, prompt, table: words, info } = speech;
  const { view, seen, windows, canLeaveCurtain } = table;
  const tale = duelTale(speech, table.publicLog);
  const { openCurtain, leaveCurtain } = useDuel.getState();
  const since = tell(view.log.filter((event) => event.number > seen[seat])).slice(-LINES);
  const canRespond = !canLeaveCurtain && windows[seat].length > 0;
  const isResponding = canRespond && sheet?.kind === 'windows' && sheet.seat === seat;
  return (
    <section
      className={`curtain ${seatClass(seat)}${isTurned ? ' curtain--turned' : ''}`}
      role="dialog"
      aria-modal="true"
      aria-label={t.curtain.title(names[seat])}
      data-seat={seat}
    >
      <Noren seat={seat} />
      <div className="curtain__text">
        <div>
          <h1>{t.curtain.title(names[seat])}</h1>
          {table.wentBack && <WentBackBanner table={table} tale={tale} />}
          <p>{t.curtain.note}</p>
          <div className="curtain__acts">
            <HoldButton key={seat} onHeld={openCurtain}>
              <SeatShape seat={seat} />
              <span>{t.curtain.hold(names[seat])}</span>
            </HoldButton>
            <small>{t.curtain.orKey}</small>
          </div>
          <div className="curtain__acts">
            {canLeaveCurtain && (
              <Button hint="Esc" onClick={leaveCurtain}>
                {t.curtain.leave}
              </Button>
            )}
            {canRespond && (
              <Button tone="seat" hint="R" data-act="respond" onClick={() => pressRespond(seat, table)}>
                {prompt.respond.before(names[seat])}
              </Button>
            )}
          </div>
        </div>
        {isResponding ? (
          <div className="since since--windows">
            <h2>{prompt.respond.title(names[seat])}</h2>
            <WindowList table={table} tale={tale} seat={seat} />
          </div>
        ) : (
          <div className="since">
            <h2>{t.curtain.since(names[seat])}</h2>
            <ol>
              {since.length === 0 && (
                <li>
                  <span />
                  <span>{t.curtain.nothing}</span>
                </li>
              )}
              {since.map((event) => (
                <li key={event.number}>
                  <SeatShape seat={event.player} />
                  <span>{plainSentence(event, { names, texts: words, info })}</span>
                </li>
              ))}
            </ol>
            <p className="curtain__lp">
              {([0, 1] as const).map((player) => (
                <span key={player}>
                  <SeatShape seat={player} />
                  {view.seats[player].counters.lifePoints}
                </span>
              ))}
              <small>
                {t.curtain.lp} · {words.rail.turn(view.turn)}
                {words.card.comma}
                {words.phaseName[view.phase]}
              </small>
            </p>
          </div>
        )}
      </div>
    </section>
  );
}
