import { BEYOND, chanceOfFirst, type Judged } from '../../../store/judging/judged';

const WIDTH = 300;
const HEIGHT = 100;

interface ChanceCurveProps {
  readonly judged: readonly Judged[];
  /** How many positions the recording has. */
  readonly positions: number;
  /** The position that is shown. */
  readonly here: number;
  readonly label: string;
}

/** The chance of the first seat over the game, its noise as a band, and where it turned. All of it stands in lists as well. */
export function ChanceCurve({ judged, positions, here, label }: ChanceCurveProps) {
  const x = (position: number): string => ((position / Math.max(1, positions - 1)) * WIDTH).toFixed(1);
  const y = (chance: number): string => ((1 - Math.max(0, Math.min(1, chance))) * HEIGHT).toFixed(1);
  const points = judged.map((one) => ({ one, ...chanceOfFirst(one) }));
  const edge = (by: number): string[] =>
    points.map(({ one, chance, error }) => `${x(one.position)} ${y(chance + by * BEYOND * error)}`);
  return (
    <svg
      className="judging__curve block w-full h-30 overflow-visible"
      viewBox={`0 -3 ${WIDTH} ${HEIGHT + 6}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path
        d={`M0 0H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT}H${WIDTH}`}
        stroke="var(--color-gold-3)"
        strokeWidth=".6"
        opacity=".6"
      />
      {points.length > 1 && (
        <>
          <path
            className="judging__band"
            d={`M${[...edge(1), ...edge(-1).reverse()].join('L')}Z`}
            fill="var(--color-seat-a)"
            opacity=".25"
          />
          <path
            d={`M${edge(0).join('L')}`}
            fill="none"
            stroke="var(--color-seat-a)"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </>
      )}
      {points
        .filter(({ one }) => one.better)
        .map(({ one }) => (
          <path
            key={one.position}
            d={`M${x(one.position)} 0V${HEIGHT}`}
            stroke={`var(--color-seat-${one.seat === 0 ? 'a' : 'b'})`}
            strokeWidth="1.5"
            strokeDasharray="4 3"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      <path
        d={`M${x(here)} -3V${HEIGHT + 3}`}
        stroke="var(--color-writing-1)"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
