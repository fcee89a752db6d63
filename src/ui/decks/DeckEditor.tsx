import { Tray } from '../shared/Tile';
import { useState } from 'react';
import { useDeckScreenTexts } from '../../i18n/deck-screen-texts';
import { useLanguage } from '../../i18n/language';
import { nameOfDeck, type ShelfDeck } from '../../store/decks/deck-book';
import { ScreenFrame } from '../doors/ScreenFrame';
import { CardPanel } from './CardPanel';
import { DeckHead } from './DeckHead';
import { DeckKeys } from './DeckKeys';
import { DeckPart } from './DeckPart';
import { DeckShelfTrouble } from './DeckShelfTrouble';
import { useDeckKeys } from './deck-keys';
import { EditingProvider, useDeckEditing } from './editing';
import { ExportPanel } from './ExportPanel';
import { Legality } from './Legality';
import { useDeckSubject } from './subject';
import { TestHandPanel } from './TestHandPanel';

const TABS = ['add', 'hand', 'export', 'keys'] as const;
export type Tab = (typeof TABS)[number];

/** One deck: its parts and whether it is legal, the cards that can be added, and the card that is read. */
export function DeckEditor({ deck }: { readonly deck: ShelfDeck }) {
  const t = useDeckScreenTexts();
  const language = useLanguage();
  const { parts, Search } = useDeckSubject();
  const editing = useDeckEditing(deck);
  const [tab, setTab] = useState<Tab>('add');
  const [pinned, setPinned] = useState<number | null>(deck.main[0] ?? null);
  const [pointed, setPointed] = useState<number | null>(null);
  const pick = { pinned, onPin: setPinned, onPoint: setPointed };
  useDeckKeys(setTab, editing.undo);

  return (
    <EditingProvider value={editing}>
      <ScreenFrame fit="window" title={t.title} tools={<DeckHead deck={deck} />}>
        <div className="decks flex min-h-0 flex-col [--card-h:132px]">
          <DeckShelfTrouble />
          <div className="editor flex-1 min-h-0 grid gap-x-3 gap-y-2.5 px-3.5 pt-2.5 pb-3 compact:gap-2 compact:px-2.5 compact:pt-2 compact:pb-2.5">
            <div className="editor__deck min-h-0 grid gap-2.5">
              <div className="scroll-thin min-h-0 overflow-auto grid content-start gap-3.5 pe-1 stacked:overflow-visible">
                {parts.map((part) => (
                  <DeckPart key={part} part={part} {...pick} />
                ))}
              </div>
              <Legality />
            </div>
            <Tray
              className="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] stacked:grid-rows-[auto]"
              aria-label={t.editor.tabs}
            >
              <div className="flex flex-wrap *:flex-auto border-b border-b-gold-2/30" role="tablist" aria-label={t.editor.tabs}>
                {TABS.map((one) => (
                  <button
                    key={one}
                    type="button"
                    className="min-h-tap px-1 border-b-3 border-b-transparent text-writing-2 font-text text-note/tight font-medium cursor-pointer aria-selected:border-gold-2 aria-selected:font-semibold aria-selected:text-gold-1"
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
              <div
                className="min-h-0 grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)]"
                role="tabpanel"
                id="beside-deck"
                aria-labelledby={`tab-${tab}`}
              >
                <div className={tab === 'add' ? 'grid min-h-0 grid-cols-[minmax(0,1fr)]' : 'hidden'}>
                  <Search {...pick} />
                </div>
                {tab === 'hand' && <TestHandPanel onPin={setPinned} />}
                {tab === 'export' && <ExportPanel name={nameOfDeck(deck, language)} />}
                {tab === 'keys' && <DeckKeys />}
              </div>
            </Tray>
            <div className="min-h-0 grid">
              <CardPanel passcode={pointed ?? pinned} />
            </div>
          </div>
        </div>
      </ScreenFrame>
    </EditingProvider>
  );
}
