import type { KeyboardEvent } from 'react';

/** Up and down to the same button of the next row, left and right along a row. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const at = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('.past__acts button') : null;
  if (!at) return;
  const row = [...(at.closest('.past__acts')?.querySelectorAll<HTMLElement>('button') ?? [])];
  const column = row.indexOf(at);
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.past__acts')];
  const line = rows.findIndex((acts) => acts.contains(at));
  const inLine = (which: number): HTMLElement | undefined => rows[which]?.querySelectorAll<HTMLElement>('button')[column];
  const ways = new Map([
    ['ArrowLeft', row[column - 1]],
    ['ArrowRight', row[column + 1]],
    ['ArrowUp', inLine(line - 1)],
    ['ArrowDown', inLine(line + 1)],
    ['Home', inLine(0)],
    ['End', inLine(rows.length - 1)],
  ]);
  const to = ways.get(event.key);
  if (!to) return;
  event.preventDefault();
  to.focus();
}
