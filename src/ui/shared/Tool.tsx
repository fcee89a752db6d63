import type { ButtonHTMLAttributes } from 'react';

/** A tool in the bar above the field: its sign, its name, no frame. */
export const Tool = ({ className = '', ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button
    type="button"
    className={`tool normal-nums min-w-tap h-tap px-2.5 py-0 text-writing-2 font-text text-note/none font-medium inline-flex items-center justify-center gap-1.75 cursor-pointer whitespace-nowrap hover:text-gold-1 focus-visible:text-gold-1 [&_.glyph]:size-4.5 ${className}`}
    {...rest}
  />
);
