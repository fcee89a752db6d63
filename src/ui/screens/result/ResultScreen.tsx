import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useAroundTexts } from '../../../i18n/around-texts';
import { ChainCircle, Icon, SeatEmblem, SeatShape, seatClass } from '../../base/art';
import { usePlaybackTexts } from '../../../i18n/playback-texts';
import { usePaperTexts } from '../../../i18n/paper-texts';
import { Paper } from '../../base/paper/Paper';
import { PrintButton } from '../../base/paper/PrintButton';
import { Button } from '../../base/shared/Button';
import { KeyMoments, type CardOfGame } from './KeyMoments';
import type { Ended } from './ended';
import './result.css';

interface ResultScreenProps {
  readonly ended: Ended;
  /** What was played. */
  readonly played: string;
  readonly cards: CardOfGame;
  /** On a projector: nothing can be pressed. */
  readonly isForAudience?: boolean;
  readonly onRematch?: () => void;
  readonly onNewDuel?: () => void;
  readonly onWatch?: () => void;
  /** It can be looked through, decision by decision. */
  readonly onJudge?: () => void;
  readonly onSave?: () => void;
  readonly onPast?: () => void;
  readonly onLook?: () => void;
  /** A moment of the game: the table as it was then. */
  readonly onMoment?: (line: number) => void;
  /** What makes a picture of it. */
  readonly picture?: ReactNode;
  /** In a match: where it stands, and what comes next instead of another duel. */
  readonly match?: { readonly score: ReactNode; readonly next: string; readonly onNext: () => void } | undefined;
}

/** The end: who won and why, the seal of the winner, and the moments by which the game is remembered. */
export function ResultScreen({ ended, played, cards, picture, match, isForAudience = false, ...on }: ResultScreenProps) {
  const { result: t } = useAroundTexts();
  const panel = useRef<HTMLDivElement>(null);
  const heading = useId();
  useEffect(() => panel.current?.querySelector<HTMLElement>('.btn--main')?.focus(), []);
  const { winner, reason, why, names, turn, life, figures, called } = ended;
  const title = winner === 'draw' ? t.draw : t.wins(names[winner]);
  const paper = usePaperTexts();
  const playback = usePlaybackTexts();
  return (
    <div
      className={`veil result fixed inset-0 z-15 grid overflow-auto [grid-template:'seal_main'_minmax(0,1fr)_'strip_strip'_auto/36%_minmax(0,1fr)] narrow:[grid-template:'seal'_190px_'main'_auto_'strip'_auto/minmax(0,1fr)] [@media(max-height:500px)_and_(max-width:720px)]:[grid-template:'main'_auto_'strip'_auto/minmax(0,1fr)] [@media(max-height:640px)_and_(min-width:721px)]:grid-rows-[auto_auto] text-writing-1 font-text text-body/[1.45] font-medium ${winner === 'draw' ? '' : seatClass(winner)}`}
      role="dialog"
      aria-modal="true"
      aria-label={title}
      data-result={winner}
      data-reason={reason}
      ref={panel}
      onKeyDown={(event) => {
        if (event.key === 'Escape') on.onLook?.();
      }}
    >
      {!isForAudience && !match && (
        <Paper
          title={title}
          note={`${paper.duelSlip} · ${played}`}
          foot={[...names.map(paper.signature), paper.date, paper.judge]}
        >
          <p>
            {why} {t.turn(turn)}
          </p>
          <ul>
            {([0, 1] as const).map((player) => (
              <li key={player}>{`${names[player]}: ${life[player]}`}</li>
            ))}
          </ul>
          <p>{t.figures(figures.turns, [called.longest, figures.longestChain], [called.damage, figures.largestLoss])}</p>
        </Paper>
      )}
      <div
        className="grid min-h-0 place-items-center bg-[radial-gradient(80%_74%_at_50%_50%,var(--seal),color-mix(in_srgb,var(--seal)_45%,#1a0f0b))] shadow-[inset_-1px_0_0_var(--color-gold-2)] [grid-area:seal] [@media(max-height:500px)_and_(max-width:720px)]:hidden"
        aria-hidden="true"
      >
        <span className="relative grid w-[min(78%,48vh)] place-items-center [animation:seal_700ms_var(--ease-door)_both] narrow:aspect-square narrow:h-40 narrow:w-auto">
          <ChainCircle className="w-full h-auto" colour="#f0d595" ground="var(--seal)" open={winner === 'draw'} />
          {winner !== 'draw' && (
            <i className="absolute w-[44%] text-[#fff4ec]">
              <SeatEmblem seat={winner} />
            </i>
          )}
        </span>
      </div>
      <div className="[grid-area:main] self-center min-w-0 px-(--edge) py-[2vh]">
        <p className="font-text text-note/close font-semibold tracking-wide text-writing-2">{played}</p>
        <h1 className="mt-1.5 mb-2.5 font-display text-[clamp(38px,9vh,104px)]/[1.04] font-normal wrap-anywhere">{title}</h1>
        <p className="max-w-[34em] text-[calc(var(--text-body)+3px)] text-writing-2 text-pretty">
          {why} {t.turn(turn)}
        </p>
        {match?.score}
        <p className="flex flex-wrap gap-x-12 gap-y-1 mt-[2vh] mb-[2.4vh]">
          {([0, 1] as const).map((player) => (
            <span
              key={player}
              className="flex items-baseline gap-3 font-display text-say/none font-normal text-writing-2 [&_.shape]:size-[0.8em]"
            >
              <SeatShape seat={player} />
              {names[player]}
              <b className="font-display text-[clamp(30px,5.4vh,60px)]/none font-normal text-writing-1">{life[player]}</b>
            </span>
          ))}
        </p>
        {!isForAudience && (
          <>
            <div className="flex flex-wrap gap-2.5 spare:[&>.btn]:px-5 narrow:[&>.btn]:flex-[1_1_44%] narrow:[&>.btn]:px-2.5">
              {match ? (
                <Button tone="main" size="large" data-act="next" onClick={match.onNext}>
                  {match.next}
                </Button>
              ) : (
                <>
                  <Button tone="main" size="large" data-act="rematch" onClick={on.onRematch}>
                    <Icon name="redo" />
                    {t.rematch}
                  </Button>
                  <Button size="large" data-act="new-duel" onClick={on.onNewDuel}>
                    {t.newDuel}
                  </Button>
                </>
              )}
              {on.onWatch && (
                <Button size="large" data-act="watch" onClick={on.onWatch}>
                  <Icon name="play" />
                  {t.watch}
                </Button>
              )}
            </div>
            <div className="flex flex-wrap gap-2 mt-2.5">
              {on.onJudge && (
                <Button size="small" data-act="judge" onClick={on.onJudge}>
                  <Icon name="timeline" />
                  {playback.judge}
                </Button>
              )}
              {on.onSave && (
                <Button size="small" onClick={on.onSave}>
                  <Icon name="save" />
                  {t.save}
                </Button>
              )}
              {on.onPast && (
                <Button size="small" data-act="past" onClick={on.onPast}>
                  <Icon name="timeline" />
                  {t.past}
                </Button>
              )}
              {picture}
              {!match && <PrintButton size="small" />}
              <Button size="small" hint="Esc" onClick={on.onLook}>
                {t.look}
              </Button>
            </div>
          </>
        )}
      </div>
      <section
        className="[grid-area:strip] min-w-0 px-(--edge) pt-[clamp(10px,1.8vh,22px)] pb-[clamp(12px,2.2vh,28px)] border-t-2 border-gold-2 [background:linear-gradient(color-mix(in_srgb,var(--color-urushi-0)_50%,transparent),var(--color-urushi-0))]"
        aria-labelledby={heading}
      >
        <header className="flex flex-wrap items-baseline gap-x-4.5 gap-y-0.5">
          <h2 id={heading} className="font-display text-title/close font-normal text-gold-1">
            {t.moments.title}
          </h2>
          <p className="text-note text-writing-2">
            {t.figures(figures.turns, [called.longest, figures.longestChain], [called.damage, figures.largestLoss])}
          </p>
        </header>
        <KeyMoments ended={ended} onLook={on.onMoment} {...cards} />
      </section>
    </div>
  );
}
