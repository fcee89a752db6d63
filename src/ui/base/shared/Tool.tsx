import type { ButtonHTMLAttributes } from 'react';

interface ToolProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What is wanted most of those beside it. */
  readonly isMain?: boolean;
}

/** A tool in the bar above the field: its sign, its name, no frame. */
export const Tool = ({ isMain = false, className = '', ...rest }: ToolProps) => (
  <button
    type="button"
    className={`tool inline-flex h-tap min-w-tap cursor-pointer items-center justify-center gap-1.75 px-2.5 font-text text-note/none
      whitespace-nowrap normal-nums hover:text-gold-1 focus-visible:text-gold-1 [&_.glyph]:size-4.5
      ${isMain ? 'font-semibold text-gold-1' : 'font-medium text-writing-2'} ${className}`}
    {...rest}
  />
);
