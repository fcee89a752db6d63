import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useFocusReturn } from './use-focus-return';
import { Button } from './Button';

interface ModalProps {
  readonly title: string;
  /** What closing is called. */
  readonly close: string;
  readonly onClose: () => void;
  /** How wide it may be, as a utility. */
  readonly width?: string;
  readonly children: ReactNode;
}

/** A sheet over the whole page: its name, a way out (also Escape), and its content. The page below waits. */
export function Modal({ title, close, onClose, width = 'w-[min(100%,44em)]', children }: ModalProps) {
  const sheet = useRef<HTMLElement>(null);
  useFocusReturn();
  useEffect(() => sheet.current?.querySelector<HTMLElement>('.btn--main, button')?.focus({ preventScroll: true }), []);
  return createPortal(
    <div
      className="veil fixed inset-0 z-70 bg-veil grid place-items-center p-3 overflow-auto text-writing-1 font-text text-body/calm font-medium"
      onKeyDown={(event) => {
        // No key of this sheet is one of the page below.
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
        if (event.key === 'Tab') keepInside(event.nativeEvent, sheet.current);
      }}
    >
      <section
        className={`grid gap-4 px-6 py-5.5 bg-urushi-2 border-rim border-gold-2 rounded-tray shadow-tray ${width}`}
        role="dialog"
        aria-modal="true"
        aria-label={title}
        ref={sheet}
      >
        <header className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="font-display text-title/close font-normal text-gold-1">{title}</h2>
          <Button data-act="close" onClick={onClose}>
            {close}
          </Button>
        </header>
        {children}
      </section>
    </div>,
    document.body,
  );
}

/** The keyboard goes round within the sheet. */
function keepInside(event: KeyboardEvent, sheet: HTMLElement | null): void {
  const stops = [...(sheet?.querySelectorAll<HTMLElement>('button, a[href], input, summary') ?? [])];
  const [first, last] = [stops[0], stops.at(-1)];
  const leaves = event.shiftKey ? first : last;
  if (document.activeElement !== leaves) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
