import { useMatchTexts } from '../../../i18n/match-texts';
import { useAroundTexts } from '../../../i18n/around-texts';
import { SeatShape } from '../../base/art';
import { useCardInfo } from '../../base/card/card-info';
import { LifePointsGraph } from '../result/LifePointsGraph';
import { whyItEnded } from '../../../games/duel/page/why-it-ended';
import type { MatchProps } from './match-props';

interface DuelRowsProps extends MatchProps {
  readonly whole?: boolean;
  readonly className?: string;
}

/**
 * The duels of a match that are over, a row each. `whole` adds what matters only when the match is over, and the course of the
 * Life Points.
 */
export function DuelRows({ match, names, whole = false, className = '' }: DuelRowsProps) {
  const t = useMatchTexts().result;
  const around = useAroundTexts();
  const info = useCardInfo();
  return (
    <ol
      className={`grid gap-2.5 [&_.shape]:me-1.5 ${whole ? '[&_.shape]:size-[0.75em]' : '[&_.shape]:mt-1 [&_.shape]:size-3.25'} ${className}`}
    >
      {match.duels.map((duel, i) => (
        <li
          key={i}
          className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5.5 gap-y-1 border-t border-t-gold-2/35 py-1.5 ${whole ? 'slim:grid-cols-[1fr]' : ''}`}
          data-duel={i + 1}
          data-winner={duel.winner}
        >
          <div className="text-note/[1.35] text-writing-2 tabular-nums lining-nums">
            <p className="flex flex-wrap items-baseline gap-x-3.5 gap-y-0.5 normal-nums font-display text-head/even font-normal text-writing-1">
              <b className="font-normal text-gold-1">{t.duel(i + 1)}</b>
              <span>
                {duel.winner === 'draw' ? (
                  t.drawn
                ) : (
                  <>
                    <SeatShape seat={duel.winner} />
                    {t.winner(names[duel.winner])}
                  </>
                )}
              </span>
            </p>
            <p>
              {whyItEnded(duel, names, around, info)}{' '}
              {[t.turns(duel.turns), duel.first !== null && t.first(names[duel.first])].filter(Boolean).join(' · ')}
            </p>
            {whole && i > 0 && <p>{t.exchanged(names[0], duel.exchanged[0], names[1], duel.exchanged[1])}</p>}
          </div>
          <div className={whole ? 'w-[clamp(160px,18vw,300px)]' : ''}>
            {whole && duel.course.length > 1 && <LifePointsGraph figures={{ lifePoints: duel.course }} className="mb-1.5 h-11" />}
            <p className="flex items-baseline justify-end gap-3.5 normal-nums font-display text-head/close font-normal text-writing-1 slim:justify-start">
              {([0, 1] as const).map((seat) => (
                <span key={seat}>
                  <SeatShape seat={seat} />
                  {duel.lifePoints[seat]}
                </span>
              ))}
              <small className="font-text text-note/none font-medium text-writing-2">{around.curtain.lp}</small>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
