import { useEffect, useRef, type ReactNode } from 'react';
import { useFaultTexts, type FaultTexts } from '../../i18n/fault-texts';
import { useDuel } from '../../store/desk/duel-store';
import { usePlayback } from '../../store/watching/playback';
import { goHome } from '../doors/route';
import { Button } from '../shared/Button';
import { Boundary, type Fault } from './Boundary';
import { AgainActs, BackAct, LeaveAct, SaveAct } from './FaultActs';
import { FaultWords } from './FaultWords';

interface InPlaceProps {
  readonly fault: Fault;
  readonly what: keyof FaultTexts['what'];
  readonly children: ReactNode;
}

/** Stands in place of a whole screen. */
function InPlace({ fault, what, children }: InPlaceProps) {
  const t = useFaultTexts();
  const acts = useRef<HTMLDivElement>(null);
  useEffect(() => acts.current?.querySelector('button')?.focus(), []);
  return (
    <main
      className="fault grid text-writing-1 font-text text-body/[1.45] font-medium min-h-dvh content-center justify-items-center gap-4.5 p-6 text-center bg-urushi-1"
      role="alert"
      data-fault={what}
    >
      <h1 className="font-display text-say/close font-normal text-gold-1">{t.title}</h1>
      <FaultWords fault={fault} what={what} />
      <div className="flex flex-wrap gap-2 items-center justify-center" ref={acts}>
        {children}
      </div>
    </main>
  );
}

/** Away from whatever is shown: to the duel, or to the set-up screen. */
function StartAct({ again }: { readonly again: () => void }) {
  const t = useFaultTexts();
  const start = (): void => {
    usePlayback.getState().stop();
    goHome();
    again();
  };
  return (
    <Button tone="main" data-act="start" onClick={start}>
      {t.start}
    </Button>
  );
}

/** One screen of the page: `of` names it. */
export function ScreenBoundary({ of, children }: { readonly of: string; readonly children: ReactNode }) {
  const isAtTable = useDuel((store) => store.table !== null);
  return (
    <Boundary
      of={[of]}
      fallback={(fault, again) => (
        <InPlace fault={fault} what="screen">
          <StartAct again={again} />
          <AgainActs fault={fault} again={again} />
          <SaveAct fault={fault} />
          {isAtTable && <LeaveAct />}
        </InPlace>
      )}
    >
      {children}
    </Boundary>
  );
}

/**
 * The table with everything on it: `of` is the position. A duel that is not the players' own (a lesson) is left for the start.
 */
export function TableBoundary({
  of,
  isGuided,
  children,
}: {
  readonly of: unknown;
  readonly isGuided: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Boundary
      of={[of]}
      fallback={(fault, again) => (
        <InPlace fault={fault} what="table">
          <BackAct />
          <AgainActs fault={fault} again={again} />
          <SaveAct fault={fault} />
          {isGuided ? <StartAct again={again} /> : <LeaveAct />}
        </InPlace>
      )}
    >
      {children}
    </Boundary>
  );
}

/** Around everything: what not even a screen can stand for. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  const t = useFaultTexts();
  return (
    <Boundary
      of={[]}
      fallback={(fault, again) => (
        <InPlace fault={fault} what="page">
          <Button tone="main" data-act="load-anew" onClick={() => location.reload()}>
            {t.reload}
          </Button>
          <Button data-act="again" onClick={again}>
            {t.again}
          </Button>
          <SaveAct fault={fault} />
        </InPlace>
      )}
    >
      {children}
    </Boundary>
  );
}
