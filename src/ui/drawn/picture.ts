/** Longer than any frame of a page that is seen at all, in milliseconds. */
const UNSEEN = 250;

/** Calls back after the next picture has been painted; soon if the page is hidden, and before long if it is painted no more. */
export function afterPicture(act: () => void): void {
  if (document.hidden) return queueMicrotask(act);
  const { port1, port2 } = new MessageChannel();
  const timer = setTimeout(act, UNSEEN);
  port1.onmessage = () => {
    clearTimeout(timer);
    act();
  };
  // Frames are asked for before a picture is painted; a message is delivered after it.
  requestAnimationFrame(() => port2.postMessage(null));
}
