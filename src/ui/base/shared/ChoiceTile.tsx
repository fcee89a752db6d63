import type { InputHTMLAttributes } from 'react';

/** One of several tiles with more than a word on them: it is chosen wherever it is pressed. */
export const ChoiceTile = ({ className = '', title, children, ...rest }: InputHTMLAttributes<HTMLInputElement>) => (
  <label
    className={`relative border border-(--line-2) cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2
      has-focus-visible:outline-gold-1 ${className}`}
    title={title}
  >
    <input type="radio" className="absolute inset-0 size-full opacity-0 cursor-pointer" {...rest} />
    {children}
  </label>
);
