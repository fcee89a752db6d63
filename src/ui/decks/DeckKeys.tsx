import { useDeckScreenTexts } from '../../i18n/deck-screen-texts';
import { useShellTexts } from '../../i18n/shell-texts';
import '../menu/menu.css';

/** The keys of the deck screen. */
export function DeckKeys() {
  const t = useDeckScreenTexts().keys;
  const { names } = useShellTexts().keys;
  const rows: readonly (readonly [keys: readonly string[], what: string])[] = [
    [['/'], t.slash], [['C'], t.results], [['D'], t.deck], [[names.arrows], t.arrows],
    [['+'], t.add], [['−', 'Delete'], t.remove], [['M'], t.main], [['S'], t.side],
    [['T'], t.hand], [['U', 'Ctrl Z'], t.undo], [[names.esc], t.esc],
  ];
  return (
    <dl className="keys">
      {rows.map(([keys, what]) => (
        <div key={what} style={{ display: 'contents' }}>
          <dt>{keys.map((key) => <kbd key={key}>{key}</kbd>)}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
