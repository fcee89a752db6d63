import type { ReactNode } from 'react';
import type { Seat as Player } from '../../../engine/table';
import { useAroundTexts } from '../../../i18n/around-texts';
import { useTable } from '../../../store/desk/table-store';
import { SeatShape, seatClass } from '../../base/art';
import { Button } from '../../base/shared/Button';
import { HoldButton } from './HoldButton';
import { Noren } from './Noren';
import './curtain.css';

/** So many of the newest lines are told. */
const LINES = 6;

interface CurtainFrameProps {
  readonly seat: Player;
  readonly names: readonly [string, string];
  /** The seat that it waits for sits face to face with the near one. */
  readonly isTurned: boolean;
  readonly canLeave: boolean;
  /** What has happened since that seat looked last. */
  readonly since: readonly { readonly number: number; readonly player: Player; readonly text: string }[];
  /** What is left to each player, and in which unit, turn and phase. */
  readonly figures: readonly [number, number];
  readonly where: string;
  /** Above the note: what was gone back to. */
  readonly banner?: ReactNode;
  /** Besides the way back: what else may be done before it opens. */
  readonly acts?: ReactNode;
  /** In the place of what has happened. */
  readonly instead?: ReactNode;
}

/** A noren in the colour of the seat it waits for. Behind it nothing private is drawn at all. */
export function CurtainFrame({ seat, names, isTurned, canLeave, since, figures, where, ...more }: CurtainFrameProps) {
  const { curtain: t } = useAroundTexts();
  const { openCurtain, leaveCurtain } = useTable.getState();
  const shown = since.slice(-LINES);
  return (
    <section
      className={`curtain ${seatClass(seat)}${isTurned ? ' curtain--turned' : ''}`}
      role="dialog"
      aria-modal="true"
      aria-label={t.title(names[seat])}
      data-seat={seat}
    >
      <Noren seat={seat} />
      <div className="curtain__text">
        <div>
          <h1>{t.title(names[seat])}</h1>
          {more.banner}
          <p>{t.note}</p>
          <div className="curtain__acts">
            <HoldButton key={seat} onHeld={openCurtain}>
              <SeatShape seat={seat} />
              <span>{t.hold(names[seat])}</span>
            </HoldButton>
            <small className="pointer-coarse:hidden">{t.orKey}</small>
          </div>
          <div className="curtain__acts">
            {canLeave && (
              <Button hint="Esc" onClick={leaveCurtain}>
                {t.leave}
              </Button>
            )}
            {more.acts}
          </div>
        </div>
        {more.instead ?? (
          <div className="since">
            <h2>{t.since(names[seat])}</h2>
            <ol>
              {shown.length === 0 && (
                <li>
                  <span />
                  <span>{t.nothing}</span>
                </li>
              )}
              {shown.map(({ number, player, text }) => (
                <li key={number}>
                  <SeatShape seat={player} />
                  <span>{text}</span>
                </li>
              ))}
            </ol>
            <p className="curtain__lp">
              {([0, 1] as const).map((player) => (
                <span key={player}>
                  <SeatShape seat={player} />
                  {figures[player]}
                </span>
              ))}
              <small>{where}</small>
            </p>
          </div>
        )}
      </div>
    </section>
  );
}
