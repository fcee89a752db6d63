/** The level as links counted 4 · 2 · rest: the groups are the tribute steps. A number in text says it elsewhere. */
export function Pips({ level, changed = false }: { readonly level: number; readonly changed?: boolean }) {
  return (
    <span className={`pips${level > 8 ? ' pips--many' : ''}${changed ? ' pips--changed' : ''}`} aria-hidden="true">
      {Array.from({ length: level }, (_, k) => (
        <i key={k} />
      ))}
    </span>
  );
}
