import { useEffect, useRef } from 'react';
import { useMatchTexts } from '../../../i18n/match-texts';
import { kiosk } from '../../../store/kiosk';
import { useMatch } from '../../../store/match/match-store';
import { ChainCircle, seatClass } from '../../base/art';
import { saveMatch } from '../../table/menu/recording-file';
import { newSeed } from '../../base/shared/new-seed';
import { Button } from '../../base/shared/Button';
import { DuelRows } from './DuelRows';
import { usePaperTexts } from '../../../i18n/paper-texts';
import { PrintButton } from '../../base/paper/PrintButton';
import { MatchPaper } from './MatchPaper';
import type { MatchProps } from './match-props';

/** The match is over: who won it with which score, and all that was written down of its duels. */
export function MatchResult({ match, names }: MatchProps) {
  const t = useMatchTexts().result;
  const paper = usePaperTexts();
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
      className="match-page min-h-dvh grid content-start gap-[clamp(10px,2vh,22px)] px-[clamp(14px,3vw,56px)] pt-[clamp(12px,2.6vh,34px)] text-writing-1 font-text text-body/calm font-medium tabular-nums lining-nums grid-rows-[1fr] place-items-center pb-5"
      data-match-stage="over"
      data-match-winner={winner}
      data-match-score={`${score.wins.join('-')}-${score.draws}`}
    >
      <MatchPaper match={match} names={names} title={title} />
      <div
        className={`grid bg-urushi-1 rounded-[8px] overflow-hidden shadow-[0_0_0_1px_var(--color-gold-3),0_30px_90px_#000] text-writing-1 grid-cols-[30%_1fr] w-[min(1200px,100%)] narrow:grid-cols-[1fr] slim:grid-cols-[1fr] ${winner === 'draw' ? '' : seatClass(winner)}`}
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
          <p className="font-display text-title/even font-normal text-gold-1 mt-1.5 mb-1">
            {t.score(score.wins[seat], score.wins[seat === 0 ? 1 : 0], score.draws)}
          </p>
          {isByCard && winner !== 'draw' && <p>{t.asRecorded(names[winner])}</p>}
          <DuelRows match={match} names={names} whole className="mt-3 mb-5" />
          <div className="flex gap-2 flex-wrap">
            <Button tone="main" data-act="again" onClick={() => useMatch.getState().again(newSeed())}>
              {t.again}
            </Button>
            <Button data-act="leave" onClick={() => useMatch.getState().leave()}>
              {t.newDuel}
            </Button>
            {!kiosk && <Button onClick={saveMatch}>{t.save}</Button>}
            <PrintButton label={paper.print} />
          </div>
        </div>
      </div>
    </main>
  );
}
