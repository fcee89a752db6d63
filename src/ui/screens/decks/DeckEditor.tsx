import { useCallback, useMemo, useState } from 'react';
import { useDeckScreenTexts } from '../../../i18n/deck-screen-texts';
import { useDeckTexts } from '../../../i18n/deck-texts';
import { useLanguage } from '../../../i18n/language';
import { isOwn, nameOfDeck, type Part, type ShelfDeck } from '../../../store/decks/deck-book';
import { ScreenFrame } from '../../base/doors/ScreenFrame';
import { DeckFacts } from './DeckFacts';
import { DeckHead } from './DeckHead';
import { DeckPaper } from './DeckPaper';
import { DeckKeys } from './DeckKeys';
import { DeckPart } from './DeckPart';
import { DeckShelfTrouble } from './DeckShelfTrouble';
import { DeckTabs, isPart, type Tab } from './DeckTabs';
import { useDeckKeys } from './deck-keys';
import { shelfAddress } from './doors';
import { EditingProvider, useDeckEditing } from './editing';
import { ExportPanel } from './ExportPanel';
import { FlyingCrests } from './FlyingCrests';
import { useDeckSubject } from './subject';
import { TestHandPanel } from './TestHandPanel';
import './editor.css';

/** One deck: the cards that can be added, its parts, and what there is to know of it. */
export function DeckEditor({ deck }: { readonly deck: ShelfDeck }) {
  const t = useDeckScreenTexts();
  const { unnamed } = useDeckTexts().setup;
  const language = useLanguage();
  const { causes: causesOf, Search } = useDeckSubject();
  const [tab, setTab] = useState<Tab>('main');
  const [part, setPart] = useState<Part>('main');
  const editing = useDeckEditing(deck, part);
  const [pinned, setPinned] = useState<number | null>(null);
  const [isReading, setReading] = useState(false);
  const causes = useMemo(() => causesOf(deck), [causesOf, deck]);
  const show = useCallback((next: Tab): void => {
    setTab(next);
    if (isPart(next)) setPart(next);
  }, []);
  const pin = useCallback((passcode: number): void => {
    setPinned(passcode);
    setReading(true);
  }, []);
  const showTool = useCallback((tool: 'hand' | 'part') => show(tool === 'hand' ? 'hand' : part), [show, part]);
  useDeckKeys(showTool, editing.undo);
  const name = nameOfDeck(deck, language) || unnamed;

  return (
    <EditingProvider value={editing}>
      <ScreenFrame
        fit="window"
        title={name}
        isTitleUnseen={isOwn(deck)}
        back={{ href: shelfAddress, word: t.title, name: t.editor.all }}
        tools={<DeckHead deck={deck} />}
      >
        <div className="decks flex min-h-0 flex-col">
          <DeckShelfTrouble />
          <div className="editor flex-1 grid grid-rows-[minmax(0,1fr)] grid-cols-[clamp(250px,20vw,340px)_minmax(0,1fr)_clamp(264px,21vw,360px)] gap-[clamp(12px,1.4vw,26px)] min-h-0 px-(--edge) pt-[clamp(8px,1.8vh,14px)] pb-[clamp(8px,2vh,16px)] spare:grid-cols-[228px_minmax(0,1fr)_236px] spare:gap-3 spare:px-4 stacked:grid-rows-none stacked:grid-cols-1">
            <Search pinned={pinned} onPin={pin} />
            <div className="grid grid-rows-[auto_minmax(0,1fr)] grid-cols-[minmax(0,1fr)] gap-[clamp(6px,1vh,12px)] min-w-0 min-h-0 stacked:order-2 stacked:grid-rows-[auto_auto]">
              <DeckTabs tab={tab} onTab={show} />
              <div
                className="grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] min-h-0"
                role="tabpanel"
                id="deck-shown"
                aria-labelledby={`tab-${tab}`}
              >
                {isPart(tab) && <DeckPart key={tab} part={tab} causes={causes} pinned={pinned} onPin={pin} />}
                {tab === 'hand' && <TestHandPanel onPin={pin} />}
                {tab === 'export' && <ExportPanel name={nameOfDeck(deck, language)} />}
                {tab === 'keys' && <DeckKeys />}
              </div>
            </div>
            <DeckFacts
              about={isOwn(deck) ? undefined : (t.shelf.story[deck.id] ?? deck.theme[language])}
              causes={causes}
              pinned={pinned}
              onPin={pin}
              isReading={isReading}
              onRead={setReading}
            />
          </div>
        </div>
        <DeckPaper name={name} deck={deck} />
        <FlyingCrests />
      </ScreenFrame>
    </EditingProvider>
  );
}
