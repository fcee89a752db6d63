import type { GameFigures } from '../../../store/game-figures';

const WIDTH = 420;
const HEIGHT = 100;

interface GraphProps {
  readonly figures: Pick<GameFigures, 'lifePoints'>;
  /** How high it is, and what lies around it. */
  readonly className: string;
}

/** Life Points over the duel: a full line for the first seat, a dashed one for the second. Decoration beside the figures. */
export function LifePointsGraph({ figures: { lifePoints }, className }: GraphProps) {
  const most = Math.max(...lifePoints.flat(), 1);
  const width = WIDTH / Math.max(1, lifePoints.length - 1);
  const path = (player: 0 | 1): string =>
    lifePoints
      .map(
        (both, i) => `${i === 0 ? 'M0 ' : `H${(i * width).toFixed(1)}V`}${(HEIGHT - (both[player] / most) * HEIGHT).toFixed(1)}`,
      )
      .join('');
  return (
    <svg
      className={`graph block w-full overflow-visible ${className}`}
      viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        d={`M0 ${HEIGHT}H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 0H${WIDTH}`}
        stroke="var(--color-gold-3)"
        strokeWidth=".6"
        opacity=".6"
      />
      <path
        d={path(1)}
        fill="none"
        stroke="var(--color-seat-b)"
        strokeWidth="2.5"
        strokeDasharray="7 4"
        vectorEffect="non-scaling-stroke"
      />
      <path d={path(0)} fill="none" stroke="var(--color-seat-a)" strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
