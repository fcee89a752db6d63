import { useEffect } from 'react';
import { useJudgingTexts } from '../../../i18n/judging-texts';
import { usePlaybackTexts } from '../../../i18n/playback-texts';
import { BEYOND, chanceOfFirst, type Better, type Judged } from '../../../store/judging/judged';
import { judgeWatched, stopWatchedJudging } from '../../../store/judging/judges';
import { useJudging, type Judging } from '../../../store/judging/judging';
import { usePlayback, type Watched } from '../../../store/watching/playback';
import { SeatShape } from '../../base/art';
import { Button } from '../../base/shared/Button';
import { ListRow } from '../../base/shared/ListRow';
import { Note } from '../../base/shared/Note';
import { SheetFrame } from '../../base/shared/SheetFrame';
import { usePage } from '../game/game-page';
import { ChanceCurve } from './ChanceCurve';
import { percent, TurningPoint } from './TurningPoint';

interface JudgingSheetProps {
  readonly watched: Watched;
  readonly onClose: () => void;
}

/** A game that is over, looked through in the background: nothing of it runs until it is asked for. */
export function JudgingSheet({ watched, onClose }: JudgingSheetProps) {
  const t = useJudgingTexts();
  const { played } = watched;
  const judging = useJudging((store) => (store.judging?.of === played ? store.judging : null));
  return (
    <SheetFrame name={t.title} title={t.title} onClose={onClose}>
      <div className="judging grid content-start gap-2.5 px-3 pb-3.5" data-judging={judging?.state ?? 'none'}>
        <Progress judging={judging} watched={watched} />
        {judging && judging.judged.length > 0 && <Found judging={judging} watched={watched} />}
        <Note>{t.what(played.names[0])}</Note>
      </div>
    </SheetFrame>
  );
}

/** How far it is, and one button for what can be done about that: it keeps the keyboard while its word changes. */
function Progress({ judging, watched: { played } }: { readonly judging: Judging | null; readonly watched: Watched }) {
  const t = useJudgingTexts();
  const state = judging?.state ?? 'none';
  const isThinking = state === 'thinking';
  useEffect(() => {
    // The button has gone: the sheet takes the keyboard.
    if (state === 'done' && document.activeElement === document.body)
      document.querySelector<HTMLElement>('.sheet__body')?.focus();
  }, [state]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 min-h-17">
      {state !== 'done' && (
        <Button
          className={judging ? 'col-2 row-1' : 'col-span-full row-1'}
          data-act={state === 'none' ? 'judge-start' : isThinking ? 'judge-stop' : 'judge-on'}
          onClick={isThinking ? stopWatchedJudging : () => void judgeWatched(played)}
        >
          {state === 'none' ? t.start : isThinking ? t.stop : t.goOn}
        </Button>
      )}
      {judging && (
        <>
          <p className="row-1 font-text text-note/close text-writing-2" role="status">
            {t.state[judging.state]} {!isThinking && t.progress(judging.done, judging.all)}
          </p>
          <div
            className="col-span-full row-2 h-2 rounded overflow-hidden bg-urushi-3"
            role="progressbar"
            aria-valuenow={judging.done}
            aria-valuemax={judging.all}
            aria-label={t.progress(judging.done, judging.all)}
          >
            <i className="block h-full bg-gold-2" style={{ width: `${(judging.done / Math.max(1, judging.all)) * 100}%` }} />
          </div>
        </>
      )}
    </div>
  );
}

const turnedAt = (one: Judged): one is Judged & { readonly better: Better } => one.better !== null;

function Found({ judging: { judged, state }, watched }: { readonly judging: Judging; readonly watched: Watched }) {
  const t = useJudgingTexts();
  const { turn } = usePlaybackTexts();
  const { played, position } = watched;
  const say = usePage(played.game.id).useSayStep(played.names);
  const { goTo } = usePlayback.getState();
  const turning = judged.filter(turnedAt);
  const noise = judged.reduce((sum, { best }) => sum + best.error, 0) / judged.length;
  return (
    <>
      <ChanceCurve judged={judged} positions={played.positions} here={position} label={t.curve(played.names[0], judged.length)} />
      <Note>{t.band(percent(BEYOND * noise))}</Note>
      <h3 className="sheet__part">{t.points}</h3>
      {turning.length === 0 && <Note>{state === 'done' ? t.noPoints : t.noPointsYet}</Note>}
      <ol className="grid gap-1">
        {turning.map((one) => (
          <TurningPoint
            key={one.position}
            judged={one}
            where={t.at(turn(one.turn), played.names[one.seat])}
            isHere={one.position === position}
            say={say}
            onGo={() => goTo(one.position)}
          />
        ))}
      </ol>
      {/* What stands below a list that grows is not there before the end. */}
      {state !== 'thinking' && (
        <details>
          <summary className="min-h-tap grid content-center cursor-pointer font-text text-note/close font-semibold">
            {t.list}
          </summary>
          <ol className="grid">
            {judged.map((one) => {
              const { chance, error } = chanceOfFirst(one);
              return (
                <li key={one.position}>
                  <ListRow
                    className="flex items-center gap-2 px-1 font-text text-note/close [&_.shape]:text-[12px]"
                    aria-current={one.position === position}
                    onClick={() => goTo(one.position)}
                  >
                    <SeatShape seat={one.seat} />
                    {t.decision(one.position + 1, percent(chance), percent(BEYOND * error))}
                  </ListRow>
                </li>
              );
            })}
          </ol>
        </details>
      )}
    </>
  );
}
