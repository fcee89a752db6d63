import { useDeckScreenTexts } from '../../i18n/deck-screen-texts';
import { useKeyTexts } from '../../i18n/key-texts';
import { KeyList, type KeyRow } from '../shared/KeyList';
import { useDeckSubject } from './subject';

/** The keys of the deck screen. */
export function DeckKeys() {
  const t = useDeckScreenTexts().keys;
  const { names } = useKeyTexts();
  const { parts } = useDeckSubject();
  const rows: readonly KeyRow[] = [
    [['/'], t.slash],
    [['C'], t.results],
    [['D'], t.deck],
    [[names.arrows], t.arrows],
    [['+'], t.add],
    [['−', 'Delete'], t.remove],
    ...(parts.length > 1
      ? ([
          [['M'], t.main],
          [['S'], t.side],
        ] as const)
      : []),
    [['T'], t.hand],
    [['U', 'Ctrl Z'], t.undo],
    [[names.esc], t.esc],
  ];
  return <KeyList className="min-h-0 content-start overflow-auto p-3.5" rows={rows} />;
}
