import { useMatchTexts } from '../../../i18n/match-texts';
import { SeatShape } from '../../base/art';
import type { MatchProps } from './match-props';
import './match-score.css';

const WINS = [1, 2];

/** The score of a match: each player's wins as a word and as pips. */
export function MatchScore({
  match: { number, score },
  names,
  className = '',
}: {
  readonly match: Pick<MatchProps['match'], 'number' | 'score'>;
  readonly names: MatchProps['names'];
  readonly className?: string;
}) {
  const t = useMatchTexts();
  return (
    <span className={`match-score ${className}`} data-match-score={`${score.wins.join('-')}-${score.draws}`}>
      <b>{t.bar.duel(number)}</b>
      {([0, 1] as const).map((seat) => (
        <span key={seat} className="match-score__seat">
          <SeatShape seat={seat} />
          {names[seat]} {t.bar.wins(score.wins[seat])}
          <span className="match-score__pips" aria-hidden="true">
            {WINS.map((win) => (
              <i key={win} data-won={score.wins[seat] >= win || undefined} />
            ))}
          </span>
        </span>
      ))}
      {score.draws > 0 && <span>{t.bar.draws(score.draws)}</span>}
    </span>
  );
}
