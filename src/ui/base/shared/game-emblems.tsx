import type { ReactNode } from 'react';
import type { PlayedId } from '../../../store/rule-set';
import { ChainCircle, KusariMark } from '../art';

const VIEW_BOX = '-62 -62 124 124';

/** Scales that hang from one point: what the later turn flow brought. */
const Scales = () => (
  <svg viewBox={VIEW_BOX} className="size-full" aria-hidden="true" focusable="false">
    <circle r="53" fill="none" stroke="var(--color-gold-2)" strokeWidth="4" />
    <path d="M-40 20A45 45 0 0 0 40 20" fill="none" stroke="var(--color-gold-3)" strokeWidth="3" strokeDasharray="2 6" />
    <path d="M0-53L-30 26M0-53L30 26" stroke="var(--color-gold-2)" strokeWidth="3" />
    <circle cy="-53" r="6" fill="var(--color-gold-1)" />
    <path d="M-31 14L-18 29-31 44-44 29Z" fill="var(--color-seat-a)" />
    <path d="M0-53L0 34" stroke="var(--color-gold-1)" strokeWidth="3" />
    <path d="M0 22L13 37 0 52-13 37Z" fill="var(--color-gold-1)" />
    <circle cx="31" cy="29" r="12.5" fill="var(--color-seat-b)" />
  </svg>
);

/** Two moons over one field, and two nodes. */
const Moons = () => (
  <svg viewBox={VIEW_BOX} className="size-full" aria-hidden="true" focusable="false">
    <circle r="53" fill="none" stroke="var(--color-gold-2)" strokeWidth="4" />
    <path d="M-53 0C-30-16-14 14 6 0S34-14 53 0" fill="none" stroke="var(--color-gold-1)" strokeWidth="3.5" />
    <path d="M8-42A19 19 0 1 0 22-16 15 15 0 1 1 8-42Z" fill="var(--color-seat-b)" />
    <path d="M-8 42A19 19 0 1 0-22 16 15 15 0 1 1-8 42Z" fill="var(--color-seat-a)" />
    <path d="M-30-24l7 4v8l-7 4-7-4v-8ZM30 14l7 4v8l-7 4-7-4v-8Z" fill="var(--color-gold-2)" />
  </svg>
);

/** A chain closed around the mark: the classic rules. */
const Chain = () => (
  <span className="relative grid size-full place-items-center">
    <ChainCircle className="size-full" colour="var(--color-gold-2)" ground="var(--color-urushi-2)" />
    <KusariMark className="absolute size-[42%] -translate-y-[4%]" />
  </span>
);

/** The sign of each game. Decoration: its name stands beside it. */
export const EMBLEMS: Readonly<Record<PlayedId, () => ReactNode>> = { expert: Chain, modern: Scales, vision: Moons };
