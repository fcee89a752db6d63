import { useEffect, useRef, type ReactNode } from 'react';
import { useTableTexts } from '../../i18n/table-texts';

interface SheetFrameProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly name: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet beside the field. It takes the keyboard when it opens and gives it back when it closes. */
export function SheetFrame({ title, note, name, onClose, children }: SheetFrameProps) {
  const t = useTableTexts();
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    sheet.current?.querySelector<HTMLElement>('.sheet__body button, .sheet__body input')?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section className="sheet tray" ref={sheet} aria-label={name} data-sheet>
      <h2 className="tray__head">
        {title}
        {note && <small>{note}</small>}
        <button type="button" className="sheet__close" onClick={onClose}>{t.panel.close}</button>
      </h2>
      <div className="sheet__body">{children}</div>
    </section>
  );
}
