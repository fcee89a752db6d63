import type { Table } from '../../../store/desk/table';
import { useEffect } from 'react';
import { useTable } from '../../../store/desk/table-store';
import { drawAtOnce } from '../../base/drawn/drawn';

/** The control under a second finger. While one finger holds the eye, a browser makes no click of what another taps. */
function useSecondFinger(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const pressed = new Map<number, Element>();
    const under = ({ clientX, clientY }: PointerEvent): Element | null =>
      document.elementFromPoint(clientX, clientY)?.closest('button, input, label, summary') ?? null;
    const isSecond = (event: PointerEvent): boolean => event.pointerType === 'touch' && !event.isPrimary;
    const down = (event: PointerEvent): void => {
      const control = under(event);
      if (isSecond(event) && control && !control.matches('[data-eye]')) pressed.set(event.pointerId, control);
    };
    const up = (event: PointerEvent): void => {
      const control = pressed.get(event.pointerId);
      pressed.delete(event.pointerId);
      if (control instanceof HTMLElement && control === under(event)) control.click();
    };
    addEventListener('pointerdown', down, true);
    addEventListener('pointerup', up, true);
    return () => {
      removeEventListener('pointerdown', down, true);
      removeEventListener('pointerup', up, true);
    };
  }, [isOn]);
}

function coverAtOnce(): void {
  useTable.getState().cover();
  drawAtOnce();
}

/** A look at one's own cards closes when the window loses the focus or the page is hidden. */
export function useGlanceEnds({ glance, secrecy, viewer }: Pick<Table, 'glance' | 'secrecy' | 'viewer'>): void {
  // In a review the table names no glance, and still shows the own cards of then.
  const isOpen = secrecy === 'peek' && viewer !== 'public';
  useSecondFinger(glance?.kind === 'held');
  // A page that the browser sets aside comes back as it was left: it is left covered, so Back never leads to a hand.
  useEffect(() => {
    addEventListener('pagehide', coverAtOnce);
    return () => removeEventListener('pagehide', coverAtOnce);
  }, []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const hidden = (): void => {
      if (document.hidden) coverAtOnce();
    };
    addEventListener('blur', coverAtOnce);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      removeEventListener('blur', coverAtOnce);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [isOpen]);
}
