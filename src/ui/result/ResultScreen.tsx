import { useEffect, useRef, type ReactNode } from 'react';
import { useShellTexts } from '../../i18n/shell-texts';
import { ChainCircle, SeatShape, seatClass } from '../art';
import { Button } from '../shared/Button';
import { LifePointsGraph } from './LifePointsGraph';
import type { Ended } from './ended';

interface ResultScreenProps {
  readonly ended: Ended;
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
export function ResultScreen({ ended, onRematch, onNewDuel, onSave, onLook, match, isForAudience = false }: ResultScreenProps) {
  const t = useShellTexts();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>('.btn--main')?.focus(), []);
  const { winner, reason, why, names, turn, life, figures, called } = ended;
  const title = winner === 'draw' ? t.result.draw : t.result.wins(names[winner]);
  return (
    <div
      className="veil fixed inset-0 z-15 text-writing-1 font-text text-body/[1.45] font-medium bg-veil grid place-items-center p-3 overflow-auto"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLook?.();
      }}
    >
      <div
        className={`w-[min(1080px,100%)] grid grid-cols-[38%_1fr] bg-urushi-1 rounded-[8px] overflow-hidden shadow-[0_0_0_1px_var(--color-gold-3),0_30px_90px_#000] text-writing-1 narrow:grid-cols-[1fr] ${winner === 'draw' ? '' : seatClass(winner)}`}
        role="dialog"
        aria-modal="true"
        aria-label={title}
        data-result={winner}
        data-reason={reason}
        ref={panel}
      >
        <div className="relative bg-[radial-gradient(_80%_70%_at_50%_46%,var(--color-seat-fill,var(--color-urushi-4)),var(--color-seat-deep,var(--color-urushi-2))_)] grid place-items-center min-h-45 narrow:min-h-30 narrow:max-h-[26vh] [&_svg]:w-[84%]">
          <ChainCircle
            size="84%"
            colour="var(--color-gold-1)"
            ground="transparent"
            open={winner === 'draw'}
            {...(winner !== 'draw' && { around: winner })}
          />
        </div>
        <div className="px-[clamp(22px,3vw,46px)] py-[clamp(20px,4vh,44px)] min-w-0">
          <h1 className="font-display text-hero/[1.05] font-normal wrap-anywhere">{title}</h1>
          <p className="mt-2 text-writing-2 text-[length:calc(var(--text-body)_+_1px)]">
            {why} {t.result.turn(turn)}
          </p>
          {match?.score}
          <div className="grid gap-0.5 mt-4.5 mb-1">
            {([0, 1] as const).map((player) => (
              <p
                key={player}
                className="flex items-center gap-2.5 font-display text-say/even font-normal [&_.shape]:size-[0.8em]"
              >
                <SeatShape seat={player} />
                <span>{names[player]}</span>
                <b className="ms-auto font-display text-title/even font-normal">{life[player]}</b>
              </p>
            ))}
          </div>
          <LifePointsGraph figures={figures} className="mt-1.5 h-[clamp(70px,14vh,140px)]" />
          <div className="grid grid-cols-[repeat(3,1fr)] gap-3 mt-4 mb-5.5">
            <span className="font-text text-note/[1.25] font-medium text-writing-2">
              <b className="block font-display text-[27px]/tight font-normal text-gold-1">{figures.turns}</b>
              {t.result.turns}
            </span>
            <span className="font-text text-note/[1.25] font-medium text-writing-2">
              <b className="block font-display text-[27px]/tight font-normal text-gold-1">{figures.longestChain}</b>
              {called.longest}
            </span>
            <span className="font-text text-note/[1.25] font-medium text-writing-2">
              <b className="block font-display text-[27px]/tight font-normal text-gold-1">{figures.largestLoss}</b>
              {called.damage}
            </span>
          </div>
          {!isForAudience && (
            <div className="flex gap-2 flex-wrap">
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
              {onSave && <Button onClick={onSave}>{t.result.save}</Button>}
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
