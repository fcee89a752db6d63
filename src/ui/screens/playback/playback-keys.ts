import { SPEEDS, usePlayback } from '../../../store/watching/playback';
import type { Watcher } from '../../../store/recordings/played-back';
import { useDock } from '../../base/shared/dock-store';

export const WATCHERS: readonly Watcher[] = ['public', 0, 1, 'both'];

type KeyAct = () => void;

function changeSpeed(by: 1 | -1): void {
  const { watched, setSpeed } = usePlayback.getState();
  const next = watched && SPEEDS[SPEEDS.indexOf(watched.speed) + by];
  if (next) setSpeed(next);
}

const store = () => usePlayback.getState();

/** The keys of a recording; `docs/keyboard.md` is their text. Those of `arrows` belong to the cards while one has the focus. */
export const PLAYBACK_KEYS: Readonly<Record<string, KeyAct>> = {
  ' ': () => store().play(!store().watched?.isPlaying),
  '[': () => store().step(-1),
  ']': () => store().step(1),
  '{': () => store().turn(-1),
  '}': () => store().turn(1),
  pageup: () => store().turn(-1),
  pagedown: () => store().turn(1),
  home: () => store().goTo(0),
  end: () => store().goTo(Infinity),
  '+': () => changeSpeed(1),
  '-': () => changeSpeed(-1),
  c: () => useDock.getState().stretchLog(),
};

export const ARROWS: Readonly<Record<string, KeyAct>> = {
  arrowleft: PLAYBACK_KEYS['[']!,
  arrowright: PLAYBACK_KEYS[']']!,
};
