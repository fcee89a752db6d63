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
    <ol className={`duel-rows${whole ? ' duel-rows--whole' : ''} ${className}`}>
      {match.duels.map((duel, i) => (
        <li key={i} data-duel={i + 1} data-winner={duel.winner}>
          <div>
            <p className="duel-rows__head">
              <b>{t.duel(i + 1)}</b>
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
          <div className="duel-rows__lp">
            {whole && duel.course.length > 1 && <LifePointsGraph figures={{ lifePoints: duel.course }} className="mb-1.5 h-11" />}
            <p>
              {([0, 1] as const).map((seat) => (
                <span key={seat}>
                  <SeatShape seat={seat} />
                  {duel.lifePoints[seat]}
                </span>
              ))}
              <small>{around.curtain.lp}</small>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
