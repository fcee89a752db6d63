import { useId, useState, type ReactNode } from 'react';
import { useHintTexts } from '../../../i18n/hint-texts';
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
  /** On a phone the panels stay closed until a tab is pressed, and close again. */
  readonly collapsible: boolean;
  /** Stands above the tabs. */
  readonly guide?: ReactNode;
  /** Stands below the panels, */
  readonly hint?: ReactNode;
  /** or behind a tab of its own, where there is no room below them. */
  readonly hintsAsTab?: boolean;
  /** A tab was pressed: the sheet before the panels goes. */
  readonly onTab: (() => void) | undefined;
}

const TABS: readonly PanelName[] = ['card', 'chain', 'log'];

/** A hint is a tab where there is no room below the panels. */
type TabName = PanelName | 'hint';

/** One column for card, chain and log on smaller tables. The chain comes forward by itself while one is open. */
export function SidePanels({
  panels,
  sheet,
  chainLinks,
  chainStands,
  cardCalls,
  logIsTall,
  collapsible,
  guide,
  hint,
  hintsAsTab = false,
  onTab,
}: SidePanelsProps) {
  const t = useSceneTexts();
  const hintWords = useHintTexts();
  const name = usePanelName(t.panel.panels);
  const id = useId();
  const [chosen, setOpen] = useState<TabName | null>(collapsible ? null : 'card');
  const hasHintTab = hintsAsTab && Boolean(hint);
  const tabs: readonly TabName[] = hasHintTab ? [...TABS, 'hint'] : TABS;
  // A hint that has gone leaves nothing open behind it.
  const open = chosen === 'hint' && !hasHintTab ? null : chosen;
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
      setOpen(open !== 'log' ? 'log' : collapsible ? null : 'card');
      setBefore(null);
    } else if (chainLinks > seen.chainLinks && !collapsible) {
      if (open !== 'chain') setBefore(open);
      setOpen('chain');
    } else if (!chainStands && before) {
      setOpen(before);
      setBefore(null);
    }
  }
  const shown = open ?? (collapsible ? null : 'card');
  return (
    <aside
      className={`right right--tabs${collapsible ? ' right--sheet' : ''}${hintsAsTab ? ' right--hints' : ''}`}
      aria-label={name}
    >
      {guide}
      <div className="tabs" role="tablist" aria-label={name}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            aria-selected={shown === tab && !sheet}
            aria-controls={`${id}-panel`}
            tabIndex={(shown ?? 'card') === tab ? 0 : -1}
            onClick={() => {
              setBefore(null);
              setOpen(collapsible && shown === tab && !sheet ? null : tab);
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
            {tab === 'hint' ? hintWords.name : t.panel[tab]}
            {tab === 'hint' && <span className="inline-block size-2 ms-1.5 rounded-[50%] bg-gold-1" aria-hidden="true" />}
            {tab === 'chain' && chainLinks > 0 && (
              <b className="inline-grid place-items-center min-w-5 h-5 ms-1.5 rounded-[10px] bg-gold-2 text-gold-ink font-text text-[13px]/none font-semibold">
                {chainLinks}
              </b>
            )}
          </button>
        ))}
      </div>
      {(sheet || shown) && (
        <div
          className={`right__panel${shown === 'hint' && !sheet ? ' right__panel--hint' : ''}`}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${shown ?? 'card'}`}
        >
          {sheet}
          {shown && (
            <div className="right__under" hidden={Boolean(sheet)}>
              {shown === 'hint' ? hint : panels[shown]}
            </div>
          )}
        </div>
      )}
      {!hintsAsTab && hint}
    </aside>
  );
}
