import { useEffect, useRef } from 'react';
import { useMatchTexts } from '../../i18n/match-texts';
import { useMatch } from '../../store/match/match-store';
import { ChainCircle, seatClass } from '../art';
import { saveMatch } from '../menu/recording-file';
import '../result/result.css';
import { newSeed } from '../shared/new-seed';
import { Button } from '../shared/Button';
import { DuelRows } from './DuelRows';
import type { MatchProps } from './match-props';

/** The match is over: who won it with which score, and all that was written down of its duels. */
export function MatchResult({ match, names }: MatchProps) {
  const t = useMatchTexts().result;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>('.btn--main')?.focus({ preventScroll: true }), []);
  const { verdict, duels } = match;
  if (!verdict) return null;
  const { winner, score } = verdict;
  const seat = winner === 'draw' ? 0 : winner;
  const title = winner === 'draw' ? t.draw : t.wins(names[winner]);
  const isByCard = duels.filter((duel) => duel.winner === winner).length < score.wins[seat];
  return (
    <main
      className="match-page match-page--over"
      data-match-stage="over"
      data-match-winner={winner}
      data-match-score={`${score.wins.join('-')}-${score.draws}`}
    >
      <div className={`end end--match ${winner === 'draw' ? '' : seatClass(winner)}`} ref={panel}>
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
          <p className="end__score">{t.score(score.wins[seat], score.wins[seat === 0 ? 1 : 0], score.draws)}</p>
          {isByCard && winner !== 'draw' && <p>{t.asRecorded(names[winner])}</p>}
          <DuelRows match={match} names={names} whole />
          <div className="end__acts">
            <Button tone="main" data-act="again" onClick={() => useMatch.getState().again(newSeed())}>
              {t.again}
            </Button>
            <Button data-act="leave" onClick={() => useMatch.getState().leave()}>
              {t.newDuel}
            </Button>
            <Button onClick={saveMatch}>{t.save}</Button>
          </div>
        </div>
      </div>
    </main>
  );
}
