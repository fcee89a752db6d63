import { useEffect, useState } from 'react';
import { focusWithPicture } from '../drawn/focus-with-picture';

const isNowhere = (element: Element | null): boolean => element === null || element === document.body || !element.isConnected;

/**
 * Gives the keyboard back when a sheet goes: to what had it before the sheet, else to the prompt.
 * What the players have focused themselves meanwhile keeps it.
 */
export function useFocusReturn(): void {
  // During the first render: an effect of what the sheet holds may take the focus before its own effects run.
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (!isNowhere(document.activeElement)) return;
      const to = isNowhere(before) ? document.querySelector('.dock__say') : before;
      if (to instanceof HTMLElement) focusWithPicture(to);
    },
    [before],
  );
}
