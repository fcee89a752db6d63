import type { HTMLAttributes } from 'react';

interface NoteProps extends HTMLAttributes<HTMLParagraphElement> {
  /** It tells of a loss or a danger. */
  readonly isWarning?: boolean;
}

/** A sentence that explains what stands above it. */
export const Note = ({ isWarning = false, className = '', ...rest }: NoteProps) => (
  <p
    className={`normal-nums font-text text-note/calm font-medium ${isWarning ? 'text-st-loss' : 'text-writing-2'} ${className}`}
    {...rest}
  />
);

/** What a sheet is for, or how it is used. */
export const Hint = ({ className = 'px-3.5 pb-2', ...rest }: HTMLAttributes<HTMLParagraphElement>) => (
  <p className={`font-text text-note/[1.35] font-medium text-writing-2 normal-nums ${className}`} {...rest} />
);
