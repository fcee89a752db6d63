import { memo, type ReactNode } from 'react';
import { BACK, BACK_VIEW_BOX, chainRing, CRACK, MARK, MARK_VIEW_BOX } from './chain-art';
import { drawn } from './drawn';
import { Icon } from './Icon';
import { SEAT_CREST_VIEW_BOX, SEAT_EMBLEMS, seatClass, seatCrest, seatShape, type Seat } from './seat-crests';

interface DrawingProps {
  readonly viewBox: string;
  readonly markup: string;
  readonly className?: string;
  readonly size?: string | number | undefined;
}

/** Shapes as this page draws them. */
export function Drawing({ viewBox, markup, className, size }: DrawingProps) {
  return (
    <svg
      className={className}
      viewBox={viewBox}
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={drawn(markup)}
    />
  );
}

/** The logo: three links holding each other, in the current colour. --mark-bg is what lies behind it. */
export const KusariMark = memo(function KusariMark({ size, className = '' }: Pick<DrawingProps, 'size' | 'className'>) {
  return <Drawing className={`mark ${className}`} viewBox={MARK_VIEW_BOX} size={size} markup={MARK} />;
});

/** A seat's crest on its field: four lozenges on vermilion, seven discs on indigo. */
export const SeatCrest = memo(function SeatCrest({
  seat,
  size = '100%',
}: {
  readonly seat: Seat;
  readonly size?: string | number;
}) {
  return <Drawing className={`crest ${seatClass(seat)}`} viewBox={SEAT_CREST_VIEW_BOX} size={size} markup={seatCrest(seat)} />;
});

/** The emblem alone, without its field, in the current colour: for the curtain. */
export const SeatEmblem = memo(function SeatEmblem({
  seat,
  size = '100%',
}: {
  readonly seat: Seat;
  readonly size?: string | number;
}) {
  return (
    <Drawing
      className="emblem"
      viewBox="-33 -33 66 66"
      size={size}
      markup={`<path d="${SEAT_EMBLEMS[seat]}" fill="currentColor"/>`}
    />
  );
});

/** The small shape beside a seat's name, as large as the text: ◆ or ●. */
export const SeatShape = memo(function SeatShape({ seat }: { readonly seat: Seat }) {
  return (
    <span className={`contents ${seatClass(seat)}`}>
      <Icon name={seatShape(seat)} className="shape" />
    </span>
  );
});

interface ChainCircleProps {
  /** An open chain lacks its first link. */
  readonly open?: boolean;
  /** The seat whose crest the chain closes around. */
  readonly around?: Seat;
  readonly colour?: string;
  /** What lies behind the chain. */
  readonly ground?: string;
  readonly size?: string | number;
  readonly className?: string;
}

/** A chain laid in a circle: closed when it means an end, open when something was let pass. */
export const ChainCircle = memo(function ChainCircle({
  open,
  around,
  colour = 'var(--color-gold-3)',
  ground = 'var(--color-urushi-2)',
  size = '100%',
  className = '',
}: ChainCircleProps) {
  const ring = chainRing({ links: 8, radius: 46, wire: 4.4, long: 12.7, wide: 8.2, colour, ground, open: open ?? false });
  const heart = around === undefined ? '' : `<g class="${seatClass(around)}" transform="scale(.62)">${seatCrest(around)}</g>`;
  return <Drawing className={`chain-circle ${className}`} viewBox="-62 -62 124 124" size={size} markup={ring + heart} />;
});

/** The crack over a link that is about to be negated. Stretches over what holds it. */
export function Crack({ ground = 'var(--color-urushi-2)' }: { readonly ground?: string }) {
  return (
    <svg className="crack" viewBox="0 0 60 100" preserveAspectRatio="none" aria-hidden="true" focusable="false" fill="none">
      <path d={CRACK} stroke={ground} strokeWidth="7" />
      <path d={CRACK} stroke="var(--color-st-negated)" strokeWidth="2.4" />
    </svg>
  );
}

/** The priority coin: gold, stamped with the shape of the seat that holds it. */
export function PriorityCoin({ seat, label }: { readonly seat: Seat; readonly label?: ReactNode }) {
  return (
    <span className={`coin ${seatClass(seat)}`}>
      <Icon name={seatShape(seat)} className="shape" />
      {label}
    </span>
  );
}

/** The drawing on a card back. */
export const BackArt = memo(function BackArt() {
  return (
    <svg
      className="back__art"
      viewBox={BACK_VIEW_BOX}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={drawn(BACK)}
    />
  );
});
