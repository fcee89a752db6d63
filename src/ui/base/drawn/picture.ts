/** Longer than any frame of a page that is seen at all, in milliseconds. */
const UNSEEN = 250;

/** What is called back after the pictures to come, in the order in which it was asked for. */
const waiting: (() => void)[] = [];
/** One for the page: a channel whose port listens is never given back by the browser. */
let channel: MessageChannel | undefined;

/** Calls back once: after the next picture is painted; soon if the page is hidden, before long if it is painted no more. */
export function afterPicture(act: () => void): void {
  if (document.hidden) return queueMicrotask(act);
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    act();
  };
  const timer = setTimeout(once, UNSEEN);
  waiting.push(once);
  channel ??= listening();
  const { port2 } = channel;
  // Frames are asked for before a picture is painted; a message is delivered after it.
  requestAnimationFrame(() => port2.postMessage(null));
}

function listening(): MessageChannel {
  const made = new MessageChannel();
  made.port1.onmessage = () => waiting.shift()?.();
  return made;
}
