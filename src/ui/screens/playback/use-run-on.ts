import { useEffect } from 'react';
import { usePlayback } from '../../../store/watching/playback';

const BEAT = 900;
/** What happens in one step is told line by line: more lines want more time. */
const LINE = 350;
const MOST_LINES = 8;

/** While a recording runs by itself, the next decision comes after a moment. */
export function useRunOn(): void {
  const watched = usePlayback((store) => store.watched);
  const isPlaying = watched?.isPlaying ?? false;
  const position = watched?.position ?? 0;
  const speed = watched?.speed ?? 1;
  const wait = (BEAT + Math.min(MOST_LINES, watched?.fresh ?? 0) * LINE) / speed;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => usePlayback.getState().step(1), wait);
    return () => clearTimeout(timer);
  }, [isPlaying, position, wait]);
}
