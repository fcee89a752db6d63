import { useEffect, useState } from 'react';
import type { Seat as Player } from '../../../engine/table';

interface Change {
  readonly now: number;
  readonly by: number;
  readonly count: number;
}

/** Keeps the last change of a number, for showing it a while. */
function useChange(value: number): Change {
  const [change, setChange] = useState<Change>({ now: value, by: 0, count: 0 });
  if (change.now !== value) setChange({ now: value, by: value - change.now, count: change.count + 1 });
  useEffect(() => {
    if (change.by === 0) return undefined;
    const timer = setTimeout(() => setChange((last) => (last.count === change.count ? { ...last, by: 0 } : last)), 4500);
    return () => clearTimeout(timer);
  }, [change]);
  return change;
}

interface LargeCounterProps {
  readonly seat: Player;
  /** What is read out. */
  readonly words: string;
  readonly value: number;
  readonly unit?: string | undefined;
}

/** The largest figures of the screen. They roll to the new value; the text itself is right at once. */
export function LargeCounter({ seat, words, value, unit }: LargeCounterProps) {
  const change = useChange(value);
  return (
    <span className="plate__lp" data-lp={seat}>
      <span className="unseen">{words}</span>
      <span className="lp" aria-hidden="true" style={{ '--lp': value }} />
      {unit && (
        <small className="plate__unit" aria-hidden="true">
          {unit}
        </small>
      )}
      {change.by !== 0 && (
        <span key={change.count} aria-hidden="true" className={`delta${change.by > 0 ? ' delta--up' : ''}`}>
          {change.by > 0 ? `▲+${change.by}` : `▼−${-change.by}`}
        </span>
      )}
    </span>
  );
}
