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

interface ChooserProps<Value> {
  readonly label: string;
  readonly options: readonly Value[];
  readonly value: Value;
  readonly words: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}

/** One of a few; where there is little room its name is only read aloud. */
function Chooser<Value extends string | number>({ label, options, value, words, onChoose }: ChooserProps<Value>) {
  return (
    <label className="flex flex-none items-center gap-1.5 normal-nums font-text text-note/tight font-medium text-writing-2 in-data-[layout=flat]:order-1">
      <span className="[.duel-table:not([data-layout='large'])_&]:unseen">{label}</span>
      <select
        className="min-h-(--act) max-w-[9em] rounded border-rim border-gold-3 bg-urushi-0 px-1.5 font-text text-note/tight font-semibold text-writing-1 in-data-small:max-w-16 in-data-small:p-0"
        value={String(value)}
        onChange={(event) => {
          const chosen = options.find((one) => String(one) === event.target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {options.map((one) => (
          <option key={one} value={String(one)}>
            {words(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

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
      <p
        className="playback__say truncate normal-nums font-display text-head/close font-normal in-data-small:[grid-area:1/1]"
        aria-live="polite"
      >
        {say}
      </p>
      <p className="normal-nums font-text text-note/close font-medium whitespace-nowrap text-writing-2 [grid-area:2/1] in-data-[layout=flat]:hidden in-data-small:[grid-area:1/2]">
        {where}
      </p>
      <input
        className="m-0 size-full min-h-6 cursor-pointer accent-gold-2 [grid-area:1/2/3/3] in-data-small:[grid-area:2/1/3/3]"
        type="range"
        min={0}
        max={last}
        step={1}
        value={position}
        aria-label={t.scrubber}
        aria-valuetext={where}
        onChange={(event) => goTo(Number(event.target.value))}
      />
      <div
        className="flex min-w-0 items-center gap-1.25 [grid-area:1/3/3/4] in-data-[layout=flat]:flex-wrap in-data-small:gap-0.75 in-data-small:[grid-area:3/1/4/3]"
        role="group"
        aria-label={t.controls}
      >
        {button('toStart', () => goTo(0), position === 0)}
        {button('turnBack', () => turn(-1), position === 0)}
        {button('back', () => step(-1), position === 0)}
        <Button tone="main" className="playback__play" data-act="play" onClick={() => play(!isPlaying)}>
          {isPlaying ? t.pause : t.play}
        </Button>
        {button('forward', () => step(1), position === last)}
        {button('turnForward', () => turn(1), position === last)}
        {button('toEnd', () => goTo(last), position === last)}
        <Chooser label={t.speed} options={SPEEDS} value={speed} words={t.times} onChoose={setSpeed} />
        {played.isPublic ? null : (
          <Chooser label={t.seenBy} options={WATCHERS} value={watcher} words={(one) => names[one]} onChoose={onWatcher} />
        )}
      </div>
    </section>
  );
}
