import type { ReactNode } from 'react';
import { useFaultTexts } from '../../../i18n/fault-texts';
import { usePlayback } from '../../../store/watching/playback';
import { goHome } from '../doors/route';
import { Button } from '../shared/Button';
import { useOnTable } from '../shared/on-table';
import { AgainActs } from './AgainActs';
import { Boundary } from './Boundary';
import { BackAct, LeaveAct, SaveAct } from './FaultActs';
import { InPlace } from './InPlace';

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
  const isAtTable = useOnTable((store) => store.table !== null);
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
