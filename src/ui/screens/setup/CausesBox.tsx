import type { ReactNode } from 'react';

interface CausesBoxProps {
  readonly title: string;
  /** None: nothing is shown. */
  readonly causes: readonly string[];
  /** Said in their stead, in a line that has its place anyway. */
  readonly brief?: string | undefined;
  /** What follows from them. */
  readonly children?: ReactNode;
}

/** Why the deck of a seat is not legal, each cause a sentence. */
export function CausesBox({ title, causes, brief, children }: CausesBoxProps) {
  if (causes.length === 0) return null;
  if (brief !== undefined)
    return (
      <span
        className="seat-setup__causes versus__wrong absolute inset-0 min-h-[1.35em] truncate text-st-loss"
        role="status"
        title={[title, ...causes].join('\n')}
      >
        ✕ {brief}
      </span>
    );
  return (
    <div
      className="seat-setup__causes col-span-full px-3 py-2 border-rim border-st-loss rounded text-note max-h-[11em] overflow-auto"
      role="status"
    >
      <p>{title}</p>
      <ul className="my-1">
        {causes.map((sentence) => (
          <li key={sentence} className="relative ps-5 before:absolute before:left-0 before:content-['✕'] before:text-st-loss">
            {sentence}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
