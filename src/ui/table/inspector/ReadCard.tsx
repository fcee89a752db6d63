import type { ReactNode } from 'react';
import { useTableTexts } from '../../../i18n/table-texts';
import { usePanelName } from '../field/panel-of';
import './inspector.css';

interface ReadCardProps {
  /** Why this card is read, and where it lies. */
  readonly why?: ReactNode;
  /** What it looks like: its face, or a back. */
  readonly face: ReactNode;
  readonly name: string;
  /** What it does, what it is now, what can be done with it. */
  readonly children: ReactNode;
}

/** A card as it is read: where it lies, its face, and all that is said of it. */
export function ReadCard({ why, face, name, children }: ReadCardProps) {
  return (
    <section className="insp tray" aria-label={usePanelName(useTableTexts().panel.card)}>
      {why}
      {face}
      <div className="insp__body" tabIndex={0} role="group" aria-label={name}>
        {children}
      </div>
    </section>
  );
}
