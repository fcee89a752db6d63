import { useAttracting } from './attracting';

/** A finger that was drawn across the scene gives no click; what would have come with one has come by then. */
const AFTER_A_TOUCH = 200;

/**
 * Tells of every touch. The one that ends the scene for passers-by does nothing else: nobody sees what lies below, so nobody
 * means it. It has to be here before the keys of any table. @returns what ends it
 */
export function watchTouches(touched: () => void): () => void {
  const isAsleep = (): boolean => useAttracting.getState().attracts;
  const wake = (event?: Event): void => {
    event?.preventDefault();
    event?.stopImmediatePropagation();
    useAttracting.getState().wake();
  };
  const onTouch = (): void => touched();
  // Under the scene a table that shakes is nobody's hand.
  const onMove = (): void => {
    if (!isAsleep()) touched();
  };
  const onKey = (event: KeyboardEvent): void => {
    touched();
    if (isAsleep() && !event.ctrlKey && !event.metaKey && !event.altKey) wake(event);
  };
  const onClick = (event: MouseEvent): void => {
    if (isAsleep()) wake(event);
  };
  const onUp = (): void => {
    if (isAsleep()) setTimeout(wake, AFTER_A_TOUCH);
  };
  const on = { capture: true, passive: true } as const;
  addEventListener('pointerdown', onTouch, on);
  addEventListener('wheel', onTouch, on);
  addEventListener('pointermove', onMove, on);
  addEventListener('pointerup', onUp, on);
  addEventListener('keydown', onKey, true);
  addEventListener('click', onClick, true);
  return () => {
    removeEventListener('pointerdown', onTouch, on);
    removeEventListener('wheel', onTouch, on);
    removeEventListener('pointermove', onMove, on);
    removeEventListener('pointerup', onUp, on);
    removeEventListener('keydown', onKey, true);
    removeEventListener('click', onClick, true);
  };
}
