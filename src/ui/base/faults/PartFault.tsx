import type { ReactNode } from 'react';
import { useFaultTexts } from '../../../i18n/fault-texts';
import { SheetClose } from '../shared/SheetFrame';
import { useFocusReturn } from '../shared/use-focus-return';
import { Boundary, type Fault } from './Boundary';
import { AgainActs } from './AgainActs';
import { BackAct, SaveAct } from './FaultActs';
import { FaultWords } from './FaultWords';

interface PartProps {
  readonly of: readonly unknown[];
  readonly children: ReactNode;
}

/** A sheet beside the field. One that the question needs cannot be closed: play goes back instead. */
export function SheetBoundary({ of, onClose, children }: PartProps & { readonly onClose?: (() => void) | undefined }) {
  return (
    <Boundary of={of} fallback={(fault, again) => <SheetFault fault={fault} again={again} onClose={onClose} />}>
      {children}
    </Boundary>
  );
}

function SheetFault({
  fault,
  again,
  onClose,
}: {
  readonly fault: Fault;
  readonly again: () => void;
  readonly onClose: (() => void) | undefined;
}) {
  const t = useFaultTexts();
  useFocusReturn();
  return (
    <section className="sheet tray" aria-label={t.title} data-sheet data-fault="sheet">
      <h2 className="tray__head">
        {t.title}
        {onClose && (
          <SheetClose autoFocus onClick={onClose}>
            {t.close}
          </SheetClose>
        )}
      </h2>
      <div
        className="fault min-h-0 overflow-auto grid gap-3.5 content-start px-4 py-3.5 text-writing-1 normal-nums font-text text-body/[1.45] font-medium"
        role="alert"
      >
        <FaultWords fault={fault} what={onClose ? 'panel' : 'prompt'} />
        <div className="flex flex-wrap gap-2 items-center">
          <AgainActs fault={fault} again={again} />
          {!onClose && <BackAct />}
          <SaveAct fault={fault} />
        </div>
      </div>
    </section>
  );
}

/** A panel that is only read: card, chain, log. */
export function PanelBoundary({ of, children }: PartProps) {
  return (
    <Boundary
      of={of}
      fallback={(fault, again) => (
        <section
          className="tray fault grid gap-3.5 content-start px-4 py-3.5 text-writing-1 normal-nums font-text text-body/[1.45] font-medium"
          role="alert"
          data-fault="panel"
        >
          <FaultWords fault={fault} what="panel" />
          <div className="flex flex-wrap gap-2 items-center">
            <AgainActs fault={fault} again={again} />
          </div>
        </section>
      )}
    >
      {children}
    </Boundary>
  );
}

/** The dock, where every question is asked. */
export function PromptBoundary({ of, children }: PartProps) {
  const t = useFaultTexts();
  return (
    <Boundary
      of={of}
      fallback={(fault, again) => (
        <section className="dock" role="alert" aria-label={t.title} data-fault="prompt" data-kind="none" data-question="fault">
          <div className="dock__text">
            <FaultWords fault={fault} what="prompt" />
          </div>
          <div className="dock__acts">
            <AgainActs fault={fault} again={again} />
            <SaveAct fault={fault} />
            <BackAct />
          </div>
        </section>
      )}
    >
      {children}
    </Boundary>
  );
}
