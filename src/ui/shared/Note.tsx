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
