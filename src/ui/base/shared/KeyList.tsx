export type KeyRow = readonly [keys: readonly string[], what: string];

const calledRows = (rows: readonly KeyRow[], called: (key: string) => string | null): readonly KeyRow[] =>
  rows.flatMap(([keys, what]): KeyRow[] => {
    const signs = keys.flatMap((key) => called(key) ?? []);
    return signs.length > 0 ? [[signs, what]] : [];
  });

/** Keys and what they do. */
export const KeyList = ({
  rows,
  called = (key) => key,
  className = 'px-3.5 pt-1 pb-4',
}: {
  readonly rows: readonly KeyRow[];
  /** How a key is called in this browser; null: it does nothing. */
  readonly called?: (key: string) => string | null;
  readonly className?: string;
}) => (
  <dl
    className={`keys grid grid-cols-[fit-content(36%)_minmax(0,1fr)] items-baseline gap-x-3.5 gap-y-2 normal-nums font-text
      text-note/[1.35] font-medium text-writing-2 ${className}`}
  >
    {calledRows(rows, called).map(([keys, what]) => (
      <div key={what} className="contents">
        <dt className="flex flex-wrap gap-1">
          {keys.map((key) => (
            <kbd
              key={key}
              className="rounded border border-gold-3 px-1.75 py-1 normal-nums font-text text-[13px]/none font-semibold text-writing-1"
            >
              {key}
            </kbd>
          ))}
        </dt>
        <dd>{what}</dd>
      </div>
    ))}
  </dl>
);
