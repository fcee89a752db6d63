import type { ReactNode } from 'react';
import { useFaultTexts } from '../../../i18n/fault-texts';
import { Button } from '../shared/Button';
import { AgainActs } from './AgainActs';
import { Boundary, type Fault } from './Boundary';
import { InPlace } from './InPlace';

/** Around everything: what not even a screen can stand for. `acts`: what else can be done, once there is a table. */
export function PageBoundary({ acts, children }: { readonly acts?: (fault: Fault) => ReactNode; readonly children: ReactNode }) {
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
          {acts?.(fault)}
        </InPlace>
      )}
    >
      {children}
    </Boundary>
  );
}

/** Around what the page begins with: a part of it that could not be fetched is tried again. */
export function StartBoundary({ of, children }: { readonly of: string; readonly children: ReactNode }) {
  return (
    <Boundary
      of={[of]}
      fallback={(fault, again) => (
        <InPlace fault={fault} what="screen">
          <AgainActs fault={fault} again={again} />
        </InPlace>
      )}
    >
      {children}
    </Boundary>
  );
}
