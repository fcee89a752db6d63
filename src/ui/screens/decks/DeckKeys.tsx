import { useDeckScreenTexts } from '../../../i18n/deck-screen-texts';
import { useKeyTexts } from '../../../i18n/key-texts';
import { useKeySigns, type CommandOn } from '../../../store/keeping/keys';
import { KeySettings, type CommandWords } from '../../table/keyboard/KeySettings';
import { KeyList, type KeyRow } from '../../base/shared/KeyList';
import { useDeckSubject } from './subject';

/** The keys of the deck screen, and what can be changed of them. */
export function DeckKeys() {
  const t = useDeckScreenTexts().keys;
  const { names } = useKeyTexts();
  const hasParts = useDeckSubject().parts.length > 1;
  const words: CommandWords<CommandOn<'decks'>> = { ...t, ...(!hasParts && { main: null, side: null }) };
  const ofParts: readonly KeyRow[] = [
    [['M'], t.main],
    [['S'], t.side],
  ];
  const rows: readonly KeyRow[] = [
    [['/'], t.search],
    [['C'], t.results],
    [['D'], t.deck],
    [[names.arrows], t.arrows],
    [['+'], t.add],
    [['-', 'Delete'], t.remove],
    ...(hasParts ? ofParts : []),
    [['T'], t.testHand],
    [['U', 'Ctrl Z'], t.undo],
    [[names.esc], t.esc],
  ];
  return (
    <div className="scroll-thin min-h-0 overflow-auto py-3.5">
      <KeySettings screen="decks" words={words} />
      <KeyList className="px-3.5" rows={rows} called={useKeySigns('decks')} />
    </div>
  );
}
