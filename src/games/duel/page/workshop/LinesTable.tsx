import type { TableHTMLAttributes } from 'react';

/** What was done in a line, or how lines end, row by row. */
export const LinesTable = ({ className = '', ...rest }: TableHTMLAttributes<HTMLTableElement>) => (
  <table
    className={`w-full border-collapse text-note [&_:is(th,td)]:border-b [&_:is(th,td)]:border-current/25 [&_:is(th,td)]:px-2 [&_:is(th,td)]:py-1.5 [&_:is(th,td)]:text-start [&_:is(th,td)]:align-top ${className}`}
    {...rest}
  />
);
