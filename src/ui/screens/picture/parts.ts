import type { Seat } from '../../../engine/table';

/** A colour by the name of its token: `gold-1` is `--color-gold-1`, in the look that the page has now. */
export type Ink = string;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A ground with an edge around it. */
export interface Plate extends Box {
  readonly kind: 'plate';
  readonly fill?: Ink;
  readonly line?: Ink;
  readonly radius?: number;
  readonly isFaint?: boolean;
}

/** Words that keep to their width: set on so many lines, and smaller where they do not fit. `y` is the middle of the lines. */
export interface Words {
  readonly kind: 'words';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly ink: Ink;
  readonly type: 'display' | 'text';
  readonly lines?: number;
  readonly align?: 'start' | 'center' | 'end';
}

/** One of our own drawings, with the colours that it asks for. */
export interface Drawing extends Box {
  readonly kind: 'drawing';
  readonly markup: string;
  readonly viewBox: string;
  /** What `var(--…)` stands for in it; a colour of the page where nothing is said. */
  readonly inks: Readonly<Record<string, Ink>>;
  /** Turned by a quarter, as a card that lies across. */
  readonly isAcross?: boolean;
}

export type Part = Plate | Words | Drawing;

/** A picture before it is painted: plain data, in units of its own width and height. */
export interface Picture extends Omit<Box, 'x' | 'y'> {
  readonly parts: readonly Part[];
  /** The same in words, for whoever does not see it. */
  readonly alt: string;
}

export const seatInk = (seat: Seat, of: 'fill' | 'on' | 'deep' | '' = ''): Ink =>
  `seat-${seat === 0 ? 'a' : 'b'}${of && `-${of}`}`;
