import { Button } from '../../base/shared/Button';
import { usePlaybackTexts } from '../../../i18n/playback-texts';
import { SPEEDS, usePlayback, type Watched } from '../../../store/watching/playback';
import type { Watcher } from '../../../store/recordings/played-back';
import type { Tale } from '../../table/log/tale';
import { WATCHERS } from './playback-keys';

interface PlaybackDockProps {
  readonly watched: Watched;
  readonly tale: Tale;
  readonly onWatcher: (watcher: Watcher) => void;
}

/** What has just happened, as one line. */
function useSay({ played, position, view }: Watched, tale: Tale): string {
  const t = usePlaybackTexts();
  if (view.result) return view.result.winner === 'draw' ? t.endDraw : t.end(tale.names[view.result.winner]);
  if (position === played.positions - 1 && played.positions > 1) return t.unfinished;
  return tale.upTo(Infinity) ?? t.beginning;
}

const SIGNS = { toStart: '|◀', turnBack: '◀◀', back: '◀', forward: '▶', turnForward: '▶▶', toEnd: '▶|' } as const;

/** The controls of a recording, in the place of the prompt: what happened, where it stands, and every way to move in it. */
export function PlaybackDock({ watched, tale, onWatcher }: PlaybackDockProps) {
  const t = usePlaybackTexts();
  const { played, position, isPlaying, speed, watcher } = watched;
  const { goTo, step, turn, play, setSpeed } = usePlayback.getState();
  const last = played.positions - 1;
  const say = useSay(watched, tale);
  const where = `${t.turn(played.turns[position] ?? 0)} · ${t.position(position + 1, played.positions)}`;
  const names: Readonly<Record<Watcher, string>> = { public: t.everybody, 0: played.names[0], 1: played.names[1], both: t.both };
  const button = (sign: keyof typeof SIGNS, act: () => void, isInert: boolean) => (
    <Button
      className="playback__step"
      data-act={sign}
      aria-label={t[sign]}
      title={t[sign]}
      {...(isInert ? { reason: '' } : { onClick: act })}
    >
      <span aria-hidden="true">{SIGNS[sign]}</span>
    </Button>
  );
  return (
    <section
      className="dock playback"
      aria-label={t.controls}
      data-kind="playback"
      data-position={position}
      data-positions={played.positions}
    >
      <p className="playback__say" aria-live="polite">
        {say}
      </p>
      <p className="playback__where">{where}</p>
      <input
        className="playback__scrubber"
        type="range"
        min={0}
        max={last}
        step={1}
        value={position}
        aria-label={t.scrubber}
        aria-valuetext={where}
        onChange={(event) => goTo(Number(event.target.value))}
      />
      <div className="playback__acts" role="group" aria-label={t.controls}>
        {button('toStart', () => goTo(0), position === 0)}
        {button('turnBack', () => turn(-1), position === 0)}
        {button('back', () => step(-1), position === 0)}
        <Button tone="main" className="playback__play" data-act="play" onClick={() => play(!isPlaying)}>
          {isPlaying ? t.pause : t.play}
        </Button>
        {button('forward', () => step(1), position === last)}
        {button('turnForward', () => turn(1), position === last)}
        {button('toEnd', () => goTo(last), position === last)}
        <label className="playback__choice">
          <span>{t.speed}</span>
          <select value={speed} onChange={(event) => setSpeed(SPEEDS.find((one) => one === Number(event.target.value)) ?? 1)}>
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {t.times(one)}
              </option>
            ))}
          </select>
        </label>
        {played.isPublic ? null : (
          <label className="playback__choice">
            <span>{t.seenBy}</span>
            <select
              value={String(watcher)}
              onChange={(event) => onWatcher(WATCHERS.find((one) => String(one) === event.target.value) ?? 'public')}
            >
              {WATCHERS.map((one) => (
                <option key={one} value={String(one)}>
                  {names[one]}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
    </section>
  );
}
