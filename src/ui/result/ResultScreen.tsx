import { useEffect, useRef, type ReactNode } from 'react';
import { useShellTexts } from '../../i18n/shell-texts';
import { duelFigures } from '../../store/duel-figures';
import type { Table } from '../../store/desk/duel-store';
import { ChainCircle, SeatShape, seatClass } from '../art';
import type { Speech } from '../prompt/sentences';
import { Button } from '../shared/Button';
import { LifePointsGraph } from './LifePointsGraph';
import { whyItEnded } from './why-it-ended';
import './result.css';

interface ResultScreenProps {
  readonly table: Pick<Table, 'view' | 'lifePoints'>;
  readonly speech: Speech;
  /** On a projector: nothing can be pressed. */
  readonly isForAudience?: boolean;
  readonly onRematch?: () => void;
  readonly onNewDuel?: () => void;
  readonly onSave?: () => void;
  readonly onLook?: () => void;
  /** In a match: where it stands, and what comes next instead of another duel. */
  readonly match?: { readonly score: ReactNode; readonly next: string; readonly onNext: () => void } | undefined;
}

/** The end: who won and why. The chain is closed around the winner's crest. */
export function ResultScreen({
  table,
  speech,
  onRematch,
  onNewDuel,
  onSave,
  onLook,
  match,
  isForAudience = false,
}: ResultScreenProps) {
  const t = useShellTexts();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>('.btn--main')?.focus(), []);
  const { result } = table.view;
  if (!result) return null;
  const { winner } = result;
  const { names } = speech;
  const figures = duelFigures(table.view, table.lifePoints);
  const title = winner === 'draw' ? t.result.draw : t.result.wins(names[winner]);
  return (
    <div
      className="veil"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLook?.();
      }}
    >
      <div
        className={`end ${winner === 'draw' ? '' : seatClass(winner)}`}
        role="dialog"
        aria-modal="true"
        aria-label={title}
        data-result={winner}
        data-reason={result.reason}
        ref={panel}
      >
        <div className="end__seal">
          <ChainCircle
            size="84%"
            colour="var(--gold-1)"
            ground="transparent"
            open={winner === 'draw'}
            {...(winner !== 'draw' && { around: winner })}
          />
        </div>
        <div className="end__main">
          <h1>{title}</h1>
          <p>
            {whyItEnded(result, names, t)} {t.result.turn(table.view.turn)}
          </p>
          {match?.score}
          <div className="end__lps">
            {([0, 1] as const).map((player) => (
              <p key={player}>
                <SeatShape seat={player} />
                <span>{names[player]}</span>
                <b>{table.view.seats[player].lifePoints}</b>
              </p>
            ))}
          </div>
          <LifePointsGraph figures={figures} />
          <div className="facts">
            <span>
              <b>{figures.turns}</b>
              {t.result.turns}
            </span>
            <span>
              <b>{figures.longestChain}</b>
              {t.result.longest}
            </span>
            <span>
              <b>{figures.largestLoss}</b>
              {t.result.damage}
            </span>
          </div>
          {!isForAudience && (
            <div className="end__acts">
              {match ? (
                <Button tone="main" data-act="next" onClick={match.onNext}>
                  {match.next}
                </Button>
              ) : (
                <>
                  <Button tone="main" onClick={onRematch}>
                    {t.result.rematch}
                  </Button>
                  <Button onClick={onNewDuel}>{t.result.newDuel}</Button>
                </>
              )}
              <Button onClick={onSave}>{t.result.save}</Button>
              <Button hint="Esc" onClick={onLook}>
                {t.result.look}
              </Button>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
