import type { ThinkerCall, Thought, ThinkerQuestion, ThinkerReply } from '../../thinking';
import type { WhyStuck } from './stuck';

/** What has been thought, null where nothing could be, and for how many milliseconds. */
export interface FoundOut {
  readonly thought: Thought | null;
  readonly ms: number;
}

/** Who thinks for the partners of this table, one question at a time. */
export interface Thinker {
  /** Rejects with a `NoThought`; a newer question, or `rest`, leaves an older one open. */
  ask(question: Omit<ThinkerQuestion, 'id'>): Promise<FoundOut>;
  /** What is being thought about is not wanted any more. */
  rest(): void;
}

/** One who can begin before the first question is put: what thinks about the game is fetched by then. */
export interface ReadyThinker extends Thinker {
  getReady(game: string): void;
}

/** Nobody will answer what was asked. */
export class NoThought extends Error {
  constructor(readonly why: WhyStuck) {
    super(`no thought: ${why}`);
  }
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

let policy: { createScriptURL(url: string): string } | undefined;

/** The address of what thinks, as the browser wants it. */
function trusted(address: string): string {
  const types = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;
  policy ??= types?.createPolicy('kusari-partner', {
    createScriptURL: (url) => {
      if (url !== address) throw new Error('This is not who thinks for this page.');
      return url;
    },
  });
  return policy ? policy.createScriptURL(address) : address;
}

/** A number of milliseconds that the address of the page names; undefined where it names none. */
export function millisecondsIn(search: string, name: string): number | undefined {
  const said = new URLSearchParams(search).get(name);
  return said !== null && /^\d{1,6}$/.test(said) ? Number(said) : undefined;
}

const PATIENCE = 45_000;

/** How long a partner may say nothing, in milliseconds; the address may name it (`?patience=`). */
export const patienceOf = (search: string): number => millisecondsIn(search, 'patience') ?? PATIENCE;

export const beginWorker = (address: string): Worker => new Worker(trusted(address), { type: 'module', name: 'partner' });

/** What of a worker is used here. */
export type WorkerPart = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

interface Open {
  readonly id: number;
  readonly question: Omit<ThinkerQuestion, 'id'>;
  readonly resolve: (found: FoundOut) => void;
  readonly reject: (why: NoThought) => void;
  /** It has been asked of a second worker: a first one may have been ended by the browser. */
  readonly isSecond: boolean;
}

/**
 * Thinks in a worker, which begins with the first question. One that breaks is begun anew, once for a question; one that says
 * nothing for `patience` milliseconds is ended.
 */
export function workerThinker(begin: () => WorkerPart, patience: number): ReadyThinker {
  let worker: WorkerPart | null = null;
  let open: Open | null = null;
  let asked = 0;
  let wake: ReturnType<typeof setTimeout> | undefined;

  const end = (): void => {
    worker?.terminate();
    worker = null;
  };

  const fail = (why: WhyStuck): void => {
    clearTimeout(wake);
    end();
    const was = open;
    open = null;
    if (was && !was.isSecond && why !== 'silent') put({ ...was, isSecond: true });
    else was?.reject(new NoThought(why));
  };

  function put(next: Open): void {
    open = next;
    wake = setTimeout(() => fail('silent'), patience);
    try {
      worker ??= begun();
      worker.postMessage({ id: next.id, ...next.question } satisfies ThinkerQuestion);
    } catch {
      fail('unreachable');
    }
  }

  function begun(): WorkerPart {
    const mine = begin();
    let hasSpoken = false;
    mine.addEventListener('message', ({ data }: MessageEvent<ThinkerReply>) => {
      hasSpoken = true;
      if (mine !== worker || data.id !== open?.id) return;
      if (data.kind === 'failed') return fail('failed');
      clearTimeout(wake);
      const { resolve } = open;
      open = null;
      resolve({ thought: data.thought, ms: data.ms });
    });
    mine.addEventListener('error', (event) => {
      event.preventDefault();
      if (mine === worker) fail(hasSpoken ? 'failed' : 'unreachable');
    });
    return mine;
  }

  return {
    getReady: (game) => {
      if (worker) return;
      try {
        worker = begun();
        worker.postMessage({ game } satisfies ThinkerCall);
      } catch {
        // The first question will tell.
        end();
      }
    },

    ask: (question) =>
      new Promise((resolve, reject) => {
        clearTimeout(wake);
        // Whoever is still thinking about something else is not waited for.
        if (open) end();
        asked += 1;
        put({ id: asked, question, resolve, reject, isSecond: false });
      }),

    rest: () => {
      if (!open) return;
      clearTimeout(wake);
      open = null;
      end();
    },
  };
}
