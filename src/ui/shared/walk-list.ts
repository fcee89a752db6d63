import type { KeyboardEvent } from 'react';

/** Arrow up and down walk through the buttons of a list. */
export function walkList(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = rows.findIndex((row) => row === document.activeElement);
  rows[Math.min(rows.length - 1, Math.max(0, at + step))]?.focus();
  event.preventDefault();
}
