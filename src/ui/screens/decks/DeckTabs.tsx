import { useDeckScreenTexts } from '../../../i18n/deck-screen-texts';
import { PARTS, type Part } from '../../../store/decks/deck-book';
import { useEditing } from './editing';
import { useDeckSubject } from './subject';

const TOOLS = ['hand', 'export', 'keys'] as const;
export type Tab = Part | (typeof TOOLS)[number];

export const isPart = (tab: Tab): tab is Part => (PARTS as readonly string[]).includes(tab);

interface DeckTabsProps {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
}

/** The parts of the deck with their counts, and what can be done with it besides. */
export function DeckTabs({ tab, onTab }: DeckTabsProps) {
  const t = useDeckScreenTexts();
  const { parts, short } = useDeckSubject();
  const { cards } = useEditing();
  const button = (one: Tab, word: string, count?: number) => (
    <button
      key={one}
      type="button"
      role="tab"
      className="deck-tab"
      id={`tab-${one}`}
      data-part={one}
      data-part-count={count}
      aria-selected={tab === one}
      aria-controls="deck-shown"
      onClick={() => onTab(one)}
    >
      {word} {count !== undefined && <b>{count}</b>}
    </button>
  );
  return (
    <div className="deck-tabs" role="tablist" aria-label={t.editor.tabs}>
      {parts.map((part) => button(part, short[part], cards[part].length))}
      <span className="deck-tabs__gap" role="presentation" />
      {TOOLS.map((tool) => button(tool, t.editor[tool]))}
    </div>
  );
}
