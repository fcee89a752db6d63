import { useDeckScreenTexts } from '../../i18n/deck-screen-texts';
import { useKeyTexts } from '../../i18n/key-texts';
import { KeyList, type KeyRow } from '../shared/KeyList';

/** The keys of the deck screen. */
export function DeckKeys() {
  const t = useDeckScreenTexts().keys;
  const { names } = useKeyTexts();
  const rows: readonly KeyRow[] = [
    [['/'], t.slash],
    [['C'], t.results],
    [['D'], t.deck],
    [[names.arrows], t.arrows],
    [['+'], t.add],
    [['−', 'Delete'], t.remove],
    [['M'], t.main],
    [['S'], t.side],
    [['T'], t.hand],
    [['U', 'Ctrl Z'], t.undo],
    [[names.esc], t.esc],
  ];
  return <KeyList className="min-h-0 content-start overflow-auto p-3.5" rows={rows} />;
}
