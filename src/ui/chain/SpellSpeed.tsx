import { useTableTexts } from '../../i18n/table-texts';

/** Spell Speed as bars and as a word. */
export function SpellSpeed({ speed }: { readonly speed: 1 | 2 | 3 }) {
  const t = useTableTexts();
  return (
    <span className="speed" title={t.chain.speed(speed)}>
      {[1, 2, 3].map((n) => (
        <i key={n} className={n > speed ? 'off' : undefined} aria-hidden="true" />
      ))}
      <em>{t.chain.speedShort(speed)}</em>
    </span>
  );
}
