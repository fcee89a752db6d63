import { useId, useState, type ReactNode } from 'react';
import { useHintTexts } from '../../../i18n/hint-texts';
import { useLessonTexts } from '../../../i18n/lesson-texts';
import { usePanelName } from '../field/panel-of';
import { useSceneTexts } from '../field/table-context';

export type PanelName = 'card' | 'chain' | 'log';

interface SidePanelsProps {
  readonly panels: Readonly<Record<PanelName, ReactNode>>;
  /** A sheet (a Graveyard, a Deck) stands before the panels while it is open. */
  readonly sheet: ReactNode;
  /** Counts the links of the open chain: each new link brings the Chain tab forward. */
  readonly chainLinks: number;
  /** The last chain still stands in its panel: the tab that it took goes back only after that. */
  readonly chainStands: boolean;
  /** Counts explicit wishes to read a card: each brings the Card tab forward. */
  readonly cardCalls: number;
  /** Changes with each wish for the whole log: it brings the Log tab forward, or puts it back. */
  readonly logIsTall: boolean;
  /** A lesson's slip has a tab of its own, before all others, */
  readonly guide?: ReactNode;
  /** What the guide is called, where it belongs to no lesson. */
  readonly guideName?: string;
  /** and a hint, after them. */
  readonly hint?: ReactNode;
  /** A tab was pressed: the sheet before the panels goes. */
  readonly onTab: (() => void) | undefined;
}

const TABS: readonly PanelName[] = ['card', 'chain', 'log'];

type TabName = PanelName | 'guide' | 'hint';

/**
 * One room for card, chain, log, a lesson and a hint, where there is no other: on small tables, and for each player face to face.
 * The chain comes forward by itself while one is open.
 */
export function SidePanels({
  panels,
  sheet,
  chainLinks,
  chainStands,
  cardCalls,
  logIsTall,
  guide,
  guideName,
  hint,
  onTab,
}: SidePanelsProps) {
  const t = useSceneTexts();
  const hintWords = useHintTexts();
  const name = usePanelName(t.panel.panels);
  const id = useId();
  const lesson = useLessonTexts();
  const first = guide ? 'guide' : 'card';
  const [chosen, setOpen] = useState<TabName>(first);
  const tabs: readonly TabName[] = [...(guide ? (['guide'] as const) : []), ...TABS, ...(hint ? (['hint'] as const) : [])];
  // A hint that has gone leaves nothing open behind it.
  const open = tabs.includes(chosen) ? chosen : first;
  /** The tab to go back to once the chain that came forward is gone. */
  const [before, setBefore] = useState<TabName | null>(null);
  const [seen, setSeen] = useState({ chainLinks: 0, chainStands: false, cardCalls, logIsTall });
  const isNews =
    seen.chainLinks !== chainLinks ||
    seen.chainStands !== chainStands ||
    seen.cardCalls !== cardCalls ||
    seen.logIsTall !== logIsTall;
  if (isNews) {
    setSeen({ chainLinks, chainStands, cardCalls, logIsTall });
    if (seen.cardCalls !== cardCalls) {
      setOpen('card');
      setBefore(null);
    } else if (seen.logIsTall !== logIsTall) {
      setOpen(open !== 'log' ? 'log' : first);
      setBefore(null);
    } else if (chainLinks > seen.chainLinks && !guide) {
      if (open !== 'chain') setBefore(open);
      setOpen('chain');
    } else if (!chainStands && before) {
      setOpen(before);
      setBefore(null);
    }
  }
  return (
    <aside className="right right--tabs" aria-label={name} data-panel={sheet ? 'sheet' : open}>
      {/* The place of a hint is kept free, so that no tab moves when one comes. */}
      <div
        className="grid grid-cols-4 [&[hidden]]:hidden in-data-[layout=phone]:grid-cols-1 in-data-[layout=phone]:grid-rows-4"
        role="tablist"
        aria-label={name}
        hidden={Boolean(sheet)}
      >
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            className="h-tap cursor-pointer border-b-3 border-transparent font-text text-[15px]/none font-medium text-writing-2
              aria-selected:border-gold-2 aria-selected:font-semibold aria-selected:text-gold-1
              in-data-[layout=flat]:h-7.5 in-data-[layout=flat]:text-[13px]
              in-data-[layout=phone]:h-auto in-data-[layout=phone]:border-b-0 in-data-[layout=phone]:border-s-3
              in-data-[layout=phone]:text-[12px]"
            role="tab"
            id={`${id}-${tab}`}
            aria-selected={open === tab && !sheet}
            aria-controls={`${id}-panel`}
            tabIndex={open === tab ? 0 : -1}
            onClick={() => {
              setBefore(null);
              setOpen(tab);
              onTab?.();
            }}
            onKeyDown={(event) => {
              const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
              const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
              if (step === 0 || !next) return;
              setOpen(next);
              event.currentTarget.parentElement?.querySelector<HTMLElement>(`[id="${id}-${next}"]`)?.focus();
            }}
          >
            {tab === 'hint' ? hintWords.name : tab === 'guide' ? (guideName ?? lesson.tab) : t.panel[tab]}
            {tab === 'hint' && <span className="inline-block size-2 ms-1.5 rounded-[50%] bg-gold-1" aria-hidden="true" />}
            {tab === 'chain' && chainLinks > 0 && (
              <b className="inline-grid min-w-4.5 h-4.5 ms-1.25 place-items-center rounded-[9px] bg-gold-2 font-text text-[12px]/none font-semibold text-gold-ink">
                {chainLinks}
              </b>
            )}
          </button>
        ))}
      </div>
      <div className="right__panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`}>
        {sheet}
        <div className="right__under" data-away={sheet ? '' : undefined}>
          {open === 'hint' ? hint : open === 'guide' ? guide : panels[open]}
        </div>
      </div>
    </aside>
  );
}
