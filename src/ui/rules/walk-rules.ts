import type { KeyboardEvent } from 'react';

/** Up and down walk through the search field, the rules and what an open rule links to. */
export function walkRules(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  // In a list to unfold and among choices the arrows choose.
  const choosing = event.target instanceof HTMLSelectElement || (event.target as HTMLInputElement).type === 'radio';
  if (step === 0 || choosing) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type="search"], button, a')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus();
  event.preventDefault();
}
