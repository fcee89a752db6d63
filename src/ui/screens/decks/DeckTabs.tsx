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
      className="inline-flex items-center justify-center gap-2 min-w-tap min-h-tap px-3 py-1 border border-(--line-2) rounded font-text text-note/close font-medium text-writing-2 cursor-pointer hover:border-gold-1 aria-selected:border-gold-1 aria-selected:bg-gold-2/20 aria-selected:shadow-under aria-selected:font-semibold aria-selected:text-writing-1 spare:gap-1.25 spare:px-1.75"
      id={`tab-${one}`}
      data-part={one}
      data-part-count={count}
      aria-selected={tab === one}
      aria-controls="deck-shown"
      onClick={() => onTab(one)}
    >
      {word}{' '}
      {count !== undefined && <b className="min-w-[1.1em] font-display text-[1.25em]/none font-normal tabular-nums">{count}</b>}
    </button>
  );
  return (
    <div className="flex flex-wrap gap-1.5 spare:gap-1" role="tablist" aria-label={t.editor.tabs}>
      {parts.map((part) => button(part, short[part], cards[part].length))}
      <span className="flex-1 spare:flex-[0]" role="presentation" />
      {TOOLS.map((tool) => button(tool, t.editor[tool]))}
    </div>
  );
}
