import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useFocusReturn } from './use-focus-return';
import { useSteady } from './use-steady';
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

/** A sheet over the whole page: its name, a way out (also Escape), and its content. The page below waits, and hears no key. */
export function Modal({ title, close, onClose, width = 'w-[min(100%,44em)]', children }: ModalProps) {
  const sheet = useRef<HTMLElement>(null);
  const leave = useSteady(onClose);
  useFocusReturn();
  useEffect(() => sheet.current?.querySelector<HTMLElement>('.btn--main, button')?.focus({ preventScroll: true }), []);
  useEffect(() => {
    // What had the focus may have gone or wait: then a key comes from the page itself, and would be one of the page below.
    const onKey = (event: KeyboardEvent): void => {
      const isInside = event.target instanceof Node && sheet.current?.contains(event.target) === true;
      if (event.key === 'Escape') {
        event.preventDefault();
        leave();
      } else if (event.key === 'Tab') keepInside(event, sheet.current, isInside);
      else if (isInside) return;
      event.stopPropagation();
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [leave]);
  return createPortal(
    <div
      className="veil fixed inset-0 z-70 bg-veil grid place-items-center p-3 overflow-auto text-writing-1 font-text text-body/calm font-medium"
      onKeyDown={(event) => event.stopPropagation()}
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
function keepInside(event: KeyboardEvent, sheet: HTMLElement | null, isInside: boolean): void {
  const stops = [...(sheet?.querySelectorAll<HTMLElement>('button, a[href], input, summary') ?? [])].filter(
    (stop) => stop.closest('[inert]') === null,
  );
  const [first, last] = [stops[0], stops.at(-1)];
  if (isInside && document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
