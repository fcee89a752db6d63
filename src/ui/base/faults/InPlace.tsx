import { useEffect, useRef, type ReactNode } from 'react';
import { useFaultTexts, type FaultTexts } from '../../../i18n/fault-texts';
import type { Fault } from './Boundary';
import { FaultWords } from './FaultWords';

interface InPlaceProps {
  readonly fault: Fault;
  readonly what: keyof FaultTexts['what'];
  readonly children: ReactNode;
}

/** Stands in place of a whole screen. */
export function InPlace({ fault, what, children }: InPlaceProps) {
  const t = useFaultTexts();
  const acts = useRef<HTMLDivElement>(null);
  useEffect(() => acts.current?.querySelector('button')?.focus(), []);
  return (
    <main
      className="fault grid text-writing-1 font-text text-body/[1.45] font-medium min-h-dvh content-center justify-items-center gap-4.5 p-6 text-center bg-urushi-1"
      data-fault={what}
    >
      <div className="contents" role="alert">
        <h1 className="font-display text-say/close font-normal text-gold-1">{t.title}</h1>
        <FaultWords fault={fault} what={what} />
      </div>
      <div className="flex flex-wrap gap-2 items-center justify-center" ref={acts}>
        {children}
      </div>
    </main>
  );
}
