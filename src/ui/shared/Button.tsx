import type { ButtonHTMLAttributes, ReactNode } from 'react';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'disabled'> {
  /** `main` is what is usually wanted next, `seat` carries the colour of a player. */
  readonly tone?: 'main' | 'seat' | 'plain';
  /** The key that does the same. */
  readonly hint?: string | undefined;
  /** Why the button does nothing now; it stays focusable and says so. */
  readonly reason?: string | undefined;
  /** The button was pressed although it does nothing now. */
  readonly onWhyNot?: () => void;
  readonly children: ReactNode;
}

export function Button({ tone = 'plain', hint, reason, onWhyNot, className = '', onClick, children, ...rest }: ButtonProps) {
  const isInert = reason !== undefined;
  return (
    <button
      type="button"
      className={`btn btn--${tone} ${className}`}
      aria-disabled={isInert || undefined}
      onClick={isInert ? onWhyNot : onClick}
      {...rest}
    >
      <span className="btn__label">{children}</span>
      {isInert && reason && <small>{reason}</small>}
      {hint && (
        <kbd className="key" aria-hidden="true">
          {hint}
        </kbd>
      )}
    </button>
  );
}
