import type { ButtonHTMLAttributes } from 'react';

/** A line of a list that can be pressed over its whole width. */
export const ListRow = ({ className = '', ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" className={`min-h-tap w-full cursor-pointer text-start hover:bg-urushi-3 ${className}`} {...rest} />
);
