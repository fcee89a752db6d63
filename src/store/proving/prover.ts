import type { ProofAsked, ProofTold, ProverQuestion, ProverReply } from '../../thinking';
import { thinkerOfThisPage } from '../game';
import { beginWorker } from '../partner/worker';

/** Nobody will answer: what proves could not be fetched, or failed. */
export class NoProof extends Error {}

interface Waiting {
  readonly resolve: (told: ProofTold) => void;
  readonly reject: (why: NoProof) => void;
}

let begun: Promise<Worker> | null = null;
const waiting = new Map<number, Waiting>();
let asked = 0;

function end(worker?: Worker): void {
  worker?.terminate();
  begun = null;
  for (const { reject } of waiting.values()) reject(new NoProof('the prover is gone'));
  waiting.clear();
}

async function begin(): Promise<Worker> {
  const { address } = await thinkerOfThisPage();
  const worker = beginWorker(address);
  worker.addEventListener('message', ({ data }: MessageEvent<ProverReply>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.kind === 'proved') one?.resolve(data.told);
    else one?.reject(new NoProof('nothing could be proved'));
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    end(worker);
  });
  return worker;
}

/** What comes of a position, found out in a worker of its own. Rejects with a `NoProof`. */
export async function proofOf(game: string, proof: ProofAsked): Promise<ProofTold> {
  begun ??= begin();
  const worker = await begun.catch(() => {
    begun = null;
    throw new NoProof('the prover cannot be fetched');
  });
  asked += 1;
  const id = asked;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, game, proof } satisfies ProverQuestion);
  });
}

/** What is being looked for is not wanted any more. */
export function stopProving(): void {
  if (waiting.size === 0) return;
  void begun?.then(end);
}
