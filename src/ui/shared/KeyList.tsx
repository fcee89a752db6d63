export type KeyRow = readonly [keys: readonly string[], what: string];

/** Keys and what they do. */
export const KeyList = ({ rows }: { readonly rows: readonly KeyRow[] }) => (
  <dl className="keys">
    {rows.map(([keys, what]) => (
      <div key={what} style={{ display: 'contents' }}>
        <dt>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </dt>
        <dd>{what}</dd>
      </div>
    ))}
  </dl>
);
