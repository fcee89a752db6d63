import { useMatchTexts } from '../../../i18n/match-texts';
import { SeatShape } from '../../base/art';
import type { MatchProps } from './match-props';

const WINS = [1, 2];

/** The score of a match: each player's wins as a word and as pips. */
export function MatchScore({
  match: { number, score },
  names,
  isOneLine = false,
  className = '',
}: {
  readonly match: Pick<MatchProps['match'], 'number' | 'score'>;
  readonly names: MatchProps['names'];
  readonly isOneLine?: boolean;
  readonly className?: string;
}) {
  const t = useMatchTexts();
  return (
    <span
      className={`inline-flex items-baseline gap-x-4 gap-y-0.5 ${isOneLine ? 'flex-nowrap' : 'flex-wrap'} ${className}`}
      data-match-score={`${score.wins.join('-')}-${score.draws}`}
    >
      <b className="font-semibold text-writing-1">{t.bar.duel(number)}</b>
      {([0, 1] as const).map((seat) => (
        <span key={seat} className="inline-flex items-baseline gap-1.75 [&_.shape]:size-[0.75em]">
          <SeatShape seat={seat} />
          {names[seat]} {t.bar.wins(score.wins[seat])}
          <span className="inline-flex gap-1 self-center" aria-hidden="true">
            {WINS.map((win) => (
              <i
                key={win}
                className="size-2.5 rounded-[50%] border-rim border-gold-2 data-won:border-gold-1 data-won:bg-gold-1"
                data-won={score.wins[seat] >= win || undefined}
              />
            ))}
          </span>
        </span>
      ))}
      {score.draws > 0 && <span>{t.bar.draws(score.draws)}</span>}
    </span>
  );
}
