import { useShellTexts } from '../../i18n/shell-texts';
import { useVisionTexts } from '../../i18n/vision-texts';
import { useDuel, type VisionTable } from '../../store/desk/duel-store';
import { SeatShape, seatClass } from '../art';
import { HoldButton } from '../curtain/HoldButton';
import { Noren } from '../curtain/Noren';
import { Button } from '../shared/Button';
import { tellEvents, type ToldEvent } from './told';
import type { VisionBook } from './vision-props';
import { plainLine } from './vision-tale';
import { useLanguage } from '../../i18n/language';
import '../curtain/curtain.css';

const LINES = 6;

interface VisionCurtainProps {
  readonly table: VisionTable;
  readonly book: VisionBook;
  readonly isTurned: boolean;
}

/** The curtain of the seat that it waits for, with what has happened since that seat looked last. */
export function VisionCurtain({ table, book, isTurned }: VisionCurtainProps) {
  const t = useShellTexts();
  const texts = useVisionTexts();
  const language = useLanguage();
  const { curtain: seat, seats, view, seen, canLeaveCurtain } = table;
  if (seat === null) return null;
  const names = [seats[0].name, seats[1].name] as const;
  const { openCurtain, leaveCurtain } = useDuel.getState();
  const since = tellEvents(view.log.filter(({ number }) => number > seen[seat])).slice(-LINES);
  const cardName = (passcode: number): string => book.card(passcode)?.facts[language] ?? texts.log.aCard;
  const plain = (event: ToldEvent): string => plainLine(event, { names, texts, cardName });
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
          <p>{t.curtain.note}</p>
          <div className="curtain__acts">
            <HoldButton key={seat} onHeld={openCurtain}>
              <SeatShape seat={seat} />
              <span>{t.curtain.hold(names[seat])}</span>
            </HoldButton>
            <small>{t.curtain.orKey}</small>
          </div>
          {canLeaveCurtain && (
            <div className="curtain__acts">
              <Button hint="Esc" onClick={leaveCurtain}>
                {t.curtain.leave}
              </Button>
            </div>
          )}
        </div>
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
                <span>{plain(event)}</span>
              </li>
            ))}
          </ol>
          <p className="curtain__lp">
            {([0, 1] as const).map((player) => (
              <span key={player}>
                <SeatShape seat={player} />
                {view.seats[player].counters.life}
              </span>
            ))}
            <small>
              {texts.table.life} · {texts.log.turn(view.turn)} · {texts.table.phases[view.phase]}
            </small>
          </p>
        </div>
      </div>
    </section>
  );
}
