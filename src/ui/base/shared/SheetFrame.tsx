import { useEffect, useRef, type ReactNode } from 'react';
import { useTableTexts } from '../../../i18n/table-texts';
import { useFocusReturn } from './use-focus-return';

interface SheetFrameProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly name: string;
  readonly onClose: () => void;
  /** It is there to be read: the keyboard scrolls it before it comes to what can be pressed in it. */
  readonly isRead?: boolean;
  readonly children: ReactNode;
}

interface SheetCloseProps {
  readonly autoFocus?: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

/** At the end of a sheet's head. */
export const SheetClose = ({ children, ...rest }: SheetCloseProps) => (
  <button
    type="button"
    className="normal-nums ms-auto flex-none min-h-tap px-2.5 text-writing-1 font-text text-note/none font-semibold cursor-pointer"
    {...rest}
  >
    {children}
  </button>
);

/** A sheet beside the field. It takes the keyboard when it opens and gives it back when it closes. */
export function SheetFrame({ title, note, name, onClose, isRead = false, children }: SheetFrameProps) {
  const t = useTableTexts();
  const sheet = useRef<HTMLElement>(null);
  useFocusReturn();
  useEffect(() => {
    // A list that has chosen a line of its own keeps it; a sheet that is only read can be scrolled with the arrows.
    if (sheet.current?.contains(document.activeElement)) return;
    const body = sheet.current?.querySelector<HTMLElement>('.sheet__body');
    // Where nothing can be pressed the keyboard needs the text itself to come back to.
    const isText = isRead || !body?.querySelector('button, input, a, summary');
    if (body && isText) body.tabIndex = 0;
    ((isText ? null : body?.querySelector<HTMLElement>('button, input')) ?? body)?.focus({ preventScroll: true });
  }, [isRead]);
  return (
    <section className="sheet tray" ref={sheet} aria-label={name} data-sheet>
      <h2 className="tray__head">
        {title}
        {note && <small>{note}</small>}
        <SheetClose onClick={onClose}>{t.panel.close}</SheetClose>
      </h2>
      <div
        className="sheet__body min-h-0 overflow-auto grid grid-cols-1 content-start focus-visible:-outline-offset-3"
        tabIndex={-1}
      >
        {children}
      </div>
    </section>
  );
}
