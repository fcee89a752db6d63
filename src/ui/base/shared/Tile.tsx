import type { HTMLAttributes } from 'react';

interface TileProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'li' | 'section';
  /** One of many: its edge is fainter. */
  readonly isFaint?: boolean;
}

/** A piece of lacquer that lies on the screen: a deck, a past duel, a form. */
export const Tile = ({ as: Element = 'div', isFaint = false, className = '', ...rest }: TileProps) => (
  <Element className={`rounded-tray bg-tile ${isFaint ? 'shadow-tile-faint' : 'shadow-tile'} ${className}`} {...rest} />
);

/** A tile with a fixed place, whose content scrolls in it. */
export const Tray = ({ as: Element = 'section', className = '', ...rest }: Omit<TileProps, 'isFaint'>) => (
  <Element className={`min-h-0 min-w-0 overflow-hidden rounded-tray bg-tile shadow-tray ${className}`} {...rest} />
);
