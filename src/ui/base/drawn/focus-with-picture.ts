/** What is to have the keyboard with the next picture, and what had it when that was asked for. */
let wanted: { readonly to: HTMLElement; readonly from: Element | null } | null = null;

/** Nothing that can be seen has the keyboard. */
const isNowhere = (element: Element | null): boolean => element === null || element === document.body;

/**
 * The keyboard goes there with the next picture. For a focus the browser lays out the page at once; with the picture it is laid
 * out anyway, once, and not in the middle of the answer. Who has taken the keyboard meanwhile keeps it; asked twice, the last one
 * counts.
 */
export function focusWithPicture(to: HTMLElement | null | undefined): void {
  if (!to) return;
  wanted = { to, from: document.activeElement };
  if (document.hidden) focusNow();
  else requestAnimationFrame(focusNow);
}

/** Before an input counts, the keyboard is where it was asked to go. */
export function focusNow(): void {
  if (wanted === null) return;
  const { to, from } = wanted;
  wanted = null;
  const { activeElement } = document;
  if (to.isConnected && (activeElement === from || isNowhere(activeElement))) to.focus({ preventScroll: true });
}

/** Whether the keyboard is on its way. */
export const focusIsComing = (): boolean => wanted !== null;
