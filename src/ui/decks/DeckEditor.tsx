import { useState } from 'react';
import { useDeckScreenTexts } from '../../i18n/deck-screen-texts';
import { useLanguage } from '../../i18n/language';
import { nameOfDeck, PARTS, type ShelfDeck } from '../../store/decks/deck-book';
import { useDeckShelf } from '../../store/decks/deck-shelf';
import { ScreenFrame } from '../doors/ScreenFrame';
import { CardPanel } from './CardPanel';
import { CardSearch } from './CardSearch';
import { DeckHead } from './DeckHead';
import { DeckKeys } from './DeckKeys';
import { DeckPart } from './DeckPart';
import { DeckShelfTrouble } from './DeckShelfTrouble';
import { useDeckKeys } from './deck-keys';
import { EditingProvider, useDeckEditing } from './editing';
import { ExportPanel } from './ExportPanel';
import { Legality } from './Legality';
import { TestHandPanel } from './TestHandPanel';
import './editor.css';

const TABS = ['add', 'hand', 'export', 'keys'] as const;
export type Tab = (typeof TABS)[number];

/** One deck: its parts and whether it is legal, the cards that can be added, and the card that is read. */
export function DeckEditor({ deck }: { readonly deck: ShelfDeck }) {
  const t = useDeckScreenTexts();
  const language = useLanguage();
  const format = useDeckShelf((store) => store.format);
  const editing = useDeckEditing(deck);
  const [tab, setTab] = useState<Tab>('add');
  const [pinned, setPinned] = useState<number | null>(deck.main[0] ?? null);
  const [pointed, setPointed] = useState<number | null>(null);
  const cards = { format, pinned, onPin: setPinned, onPoint: setPointed };
  useDeckKeys(setTab, editing.undo);

  return (
    <EditingProvider value={editing}>
      <ScreenFrame title={t.title} tools={<DeckHead deck={deck} />}>
        <div className="decks">
          <DeckShelfTrouble />
          <div className="editor">
            <div className="editor__deck">
              <div className="editor__parts">
                {PARTS.map((part) => (
                  <DeckPart key={part} part={part} {...cards} />
                ))}
              </div>
              <Legality />
            </div>
            <section className="editor__beside tray" aria-label={t.editor.tabs}>
              <div className="editor__tabs" role="tablist" aria-label={t.editor.tabs}>
                {TABS.map((one) => (
                  <button
                    key={one}
                    type="button"
                    role="tab"
                    id={`tab-${one}`}
                    aria-selected={tab === one}
                    aria-controls="beside-deck"
                    onClick={() => setTab(one)}
                  >
                    {t.editor[one]}
                  </button>
                ))}
              </div>
              <div className="editor__panel" role="tabpanel" id="beside-deck" aria-labelledby={`tab-${tab}`}>
                <div hidden={tab !== 'add'}>
                  <CardSearch {...cards} />
                </div>
                {tab === 'hand' && <TestHandPanel onPin={setPinned} />}
                {tab === 'export' && <ExportPanel name={nameOfDeck(deck, language)} />}
                {tab === 'keys' && <DeckKeys />}
              </div>
            </section>
            <div className="editor__card">
              <CardPanel passcode={pointed ?? pinned} format={format} />
            </div>
          </div>
        </div>
      </ScreenFrame>
    </EditingProvider>
  );
}
