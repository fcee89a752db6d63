import { useStage } from '../../../store/stage';

const WORKER = './offline.js';

/** How long nobody has touched the page before a newer one takes its place, in milliseconds. */
const UNTOUCHED = 20_000;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** The address of the one worker of this page, as the browser wants it. */
function workerAddress(): string {
  const createScriptURL = (url: string): string => {
    if (url !== WORKER) throw new Error('This is not the worker of this page.');
    return url;
  };
  const types = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;
  return types ? types.createPolicy('kusari-offline', { createScriptURL }).createScriptURL(WORKER) : createScriptURL(WORKER);
}

/**
 * Keeps the page in the browser, so that it works with the network off. A newer page comes in the background and takes over when
 * nothing lies on the table and nobody is choosing anything. A browser that knows no workers, or forbids them, is no error.
 */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const { serviceWorker } = navigator;
  let touched = performance.now();
  for (const kind of ['pointerdown', 'keydown'] as const)
    addEventListener(kind, () => (touched = performance.now()), { passive: true, capture: true });
  const isFree = (): boolean =>
    useStage.getState().shows === 'start' && location.hash === '' && performance.now() - touched > UNTOUCHED;

  try {
    // Where workers are blocked some browsers give none, without an error.
    const registration = (await serviceWorker.register(workerAddress())) as ServiceWorkerRegistration | undefined;
    if (registration === undefined) return;
    // The first worker of this browser takes a page that was not its own: that is no newer page.
    let isReplaced = serviceWorker.controller === null;
    serviceWorker.addEventListener('controllerchange', () => {
      if (isReplaced) isReplaced = false;
      else location.reload();
    });
    setInterval(() => {
      if (registration.waiting && isFree()) registration.waiting.postMessage('takeOver');
    }, 5_000);
    // A page that stands open for days, at an event, hears of a newer one too.
    setInterval(() => void registration.update().catch(() => undefined), 3_600_000);
  } catch {
    // Without a worker the page needs its network, as any page does.
  }
}
