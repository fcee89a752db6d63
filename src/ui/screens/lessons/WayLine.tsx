import { useMemo, useState } from 'react';
import { lyingAt, type Place } from '../../../engine/table';
import { useDrawn } from '../../table/threads/use-drawn';
import { useTableNow } from '../../table/field/table-context';
import { drawWay } from './draw-way';
import './way.css';

interface WayLineProps {
  readonly from: Place;
  readonly to: Place;
}

/** The way that a card is to go, dotted, and the place that it leads to. It lies on the lacquer, under all cards. */
export function WayLine({ from, to }: WayLineProps) {
  const { view } = useTableNow();
  const [svg, setSvg] = useState<SVGSVGElement | null>(null);
  const draw = useMemo(
    () => lyingAt(view, from) && ((field: HTMLElement) => [drawWay(field, from, to)].filter((way) => way !== undefined)),
    [view, from, to],
  );
  const ways = useDrawn(svg?.closest<HTMLElement>('.mid') ?? null, draw);
  return (
    <svg className="threads way" ref={setSvg} aria-hidden="true" data-from={from} data-to={to}>
      {ways.map(({ path: { d, head }, goal }) => (
        <g key={`${from} ${to}`}>
          <rect className="way__goal" x={goal.left - 3} y={goal.top - 3} width={goal.width + 6} height={goal.height + 6} rx={6} />
          <path className="way__case" d={d} />
          <path className="way__line" d={d} />
          <path
            className="way__head"
            transform={`translate(${head.x.toFixed(1)} ${head.y.toFixed(1)}) rotate(${head.angle.toFixed(1)})`}
            d="M10 0L-5-7L-1.5 0L-5 7Z"
          />
        </g>
      ))}
    </svg>
  );
}
