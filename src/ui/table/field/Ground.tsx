import { useLayoutEffect, useRef, useState } from 'react';
import { seamOf, type Seam } from './seam';
import { observeSize } from '../../base/shared/observed';

interface Spot {
  readonly width: number;
  readonly y: number;
}

/** The lacquer: its grain, and the mended seam along the rail where the two sides were joined. */
export function Ground() {
  const ref = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  useLayoutEffect(() => {
    const ground = ref.current;
    const rail = ground?.parentElement?.querySelector<HTMLElement>('.rail');
    if (!ground || !rail) return undefined;
    const look = (): void => {
      const box = ground.getBoundingClientRect();
      const on = rail.getBoundingClientRect();
      const next = { width: Math.round(box.width), y: Math.round(on.top + on.height / 2 - box.top) };
      setSpot((last) => (last && last.width === next.width && last.y === next.y ? last : next));
    };
    look();
    // The room of the field grows and shrinks, and its rail moves, without either of them becoming larger.
    return observeSize([ground, rail, ...(rail.parentElement ? [rail.parentElement] : [])], look);
  }, []);
  const seam: Seam | null = spot && seamOf(spot.width, spot.y);
  return (
    <div className="ground" ref={ref} aria-hidden="true">
      <svg className="ground__grain" preserveAspectRatio="none">
        <filter id="grain" x="0" y="0" width="100%" height="100%">
          <feTurbulence type="fractalNoise" baseFrequency=".0035 .16" numOctaves={4} seed={11} />
          <feColorMatrix values="0 0 0 0 1  0 0 0 0 .82  0 0 0 0 .6  1.1 0 0 0 -.44" />
        </filter>
        <rect width="100%" height="100%" filter="url(#grain)" opacity=".085" />
      </svg>
      {seam && (
        <svg fill="none" strokeLinejoin="round">
          <path d={seam.branches} stroke="var(--color-gold-3)" strokeWidth="1.2" opacity=".55" />
          <path d={seam.main} stroke="#5a4220" strokeWidth="5" opacity=".8" />
          <path d={seam.main} stroke="var(--color-gold-2)" strokeWidth="2.6" />
          <path d={seam.main} stroke="var(--color-gold-1)" strokeWidth=".9" transform="translate(0 -.8)" />
        </svg>
      )}
    </div>
  );
}
