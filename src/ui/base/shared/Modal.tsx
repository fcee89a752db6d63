import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './Button';
import { useFocusReturn } from './use-focus-return';
import { useSteady } from './use-steady';

interface ModalFrameProps {
  readonly title: string;
  /** Also by Escape. */
  readonly onClose: () => void;
  readonly role?: 'dialog' | 'alertdialog';
  /** How wide it may be and how its parts stand, as utilities. */
  readonly className: string;
  readonly children: ReactNode;
  readonly [data: `data-${string}`]: string;
}

/** A sheet over the whole page. The page below waits: the browser lets nothing of it be reached, and it hears no key. */
export function ModalFrame({ title, onClose, role = 'dialog', className, children, ...data }: ModalFrameProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const leave = useSteady(onClose);
  useFocusReturn();
  useEffect(() => {
    sheet.current?.showModal();
    sheet.current?.querySelector<HTMLElement>('.btn--main, button')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    // What had the focus may have gone: then a key comes from the page itself, and would be one of the page below.
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.target instanceof Node && sheet.current?.contains(event.target))) event.stopPropagation();
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, []);
  return createPortal(
    <dialog
      className={`veil m-auto max-w-[calc(100%-1.5rem)] max-h-[calc(100%-1.5rem)] overflow-auto px-6 py-5.5 bg-urushi-2 border-rim border-gold-2 rounded-tray shadow-tray text-writing-1 font-text text-body/calm font-medium backdrop:bg-veil ${className}`}
      {...data}
      role={role}
      aria-label={title}
      ref={sheet}
      onClose={leave}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {children}
    </dialog>,
    document.body,
  );
}

interface ModalProps extends Omit<ModalFrameProps, 'className' | 'role'> {
  /** What closing is called. */
  readonly close: string;
  /** How wide it may be, as a utility. */
  readonly width?: string;
}

/** A sheet over the whole page with its name and a way out. */
export function Modal({ close, width = 'w-[min(100%,44em)]', children, ...frame }: ModalProps) {
  return (
    <ModalFrame {...frame} className={width}>
      <div className="grid gap-4">
        <header className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="font-display text-title/close font-normal text-gold-1">{frame.title}</h2>
          <Button data-act="close" onClick={frame.onClose}>
            {close}
          </Button>
        </header>
        {children}
      </div>
    </ModalFrame>
  );
}
