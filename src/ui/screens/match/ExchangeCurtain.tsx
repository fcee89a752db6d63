import { useEffect } from 'react';
import { useMatchTexts } from '../../../i18n/match-texts';
import { useMatch } from '../../../store/match/match-store';
import { otherPlayer } from '../../../store/seats';
import { SeatShape, seatClass } from '../../base/art';
import { HoldButton } from '../../table/curtain/HoldButton';
import { Noren } from '../../table/curtain/Noren';
import '../../table/curtain/curtain.css';
import { Button } from '../../base/shared/Button';
import { DuelRows } from './DuelRows';
import { LeaveMatch } from './LeaveMatch';
import type { MatchProps } from './match-props';

/** Between two duels the curtain waits for the seat that exchanges next. Nothing of its cards is drawn behind it. */
export function ExchangeCurtain({ match, names }: MatchProps) {
  const t = useMatchTexts();
  const { exchanger: seat, done, counts } = match;
  const { openCurtain, exchangeNothing } = useMatch.getState();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const onOther = event.target instanceof Element && event.target.closest('button:not(.hold)') !== null;
      if (event.key !== 'Enter' || event.repeat || event.defaultPrevented || onOther) return;
      event.preventDefault();
      openCurtain();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [openCurtain]);
  if (seat === null) return null;
  const other = otherPlayer(seat);
  return (
    <section
      className={`curtain curtain--match ${seatClass(seat)}`}
      role="dialog"
      aria-modal="true"
      aria-label={t.exchange.title(names[seat])}
      data-seat={seat}
      data-match-stage="exchanging"
    >
      <Noren seat={seat} />
      <div className="curtain__text">
        <div>
          <h1>{t.exchange.title(names[seat])}</h1>
          <p className="tabular-nums lining-nums">{t.exchange.note(names[seat], match.number)}</p>
          <div className="curtain__acts">
            <HoldButton key={seat} onHeld={openCurtain}>
              <SeatShape seat={seat} />
              <span>{t.exchange.hold(names[seat])}</span>
            </HoldButton>
            <small className="pointer-coarse:hidden">{t.exchange.orKey}</small>
          </div>
          <div className="curtain__acts">
            <Button data-act="exchange-nothing" onClick={exchangeNothing}>
              {t.exchange.nothing}
            </Button>
            <LeaveMatch canSave />
          </div>
        </div>
        <div className="min-w-0 border-s border-s-gold-2 ps-[3vw] narrow:border-0 narrow:p-0">
          <h2 className="mb-1.5 font-display text-head/close font-normal text-gold-1">{t.exchange.soFar}</h2>
          <DuelRows match={match} names={names} />
          {done[other] && counts[other].side > 0 && (
            <p
              className="mt-3 rounded border-rim border-gold-2 px-3 py-2.5 text-body tabular-nums lining-nums [&_.shape]:me-2 [&_.shape]:size-[0.75em]"
              data-side-shown={counts[other].side}
            >
              <SeatShape seat={other} />
              {t.exchange.counted(names[other], counts[other].side)}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
