/** The other end of a thread, from either side: a worker, or its port to who has begun it. */
export interface Thread {
  postMessage(message: unknown): void;
  on(event: 'message' | 'error', listener: (message: unknown) => void): unknown;
  /** Only the thread itself closes its end; it is over then. */
  close?(): void;
}

type Order<Plan> = { readonly plan: Plan; readonly number: number } | 'over';
interface Done<Result> {
  readonly number: number;
  readonly result: Result;
}

/**
 * Shares the work of the numbers from 0 to below `count` out to threads. Each that is free gets the next number; `take` gets what
 * they bring in the order of the numbers, whoever was faster, and says whether there is to be more. Fails when a thread does.
 */
export function shareOut<Plan, Result>(
  threads: readonly Thread[],
  plan: Plan,
  count: number,
  take: (result: Result, number: number) => boolean,
): Promise<void> {
  const brought = new Map<number, Result>();
  let [next, taken, working] = [0, 0, threads.length];
  let goesOn = true;
  return new Promise((resolve, reject) => {
    const give = (thread: Thread): void => {
      const isMore = goesOn && next < count;
      const order: Order<Plan> = isMore ? { plan, number: next++ } : 'over';
      thread.postMessage(order);
      if (!isMore && --working === 0) resolve();
    };
    for (const thread of threads) {
      thread.on('error', reject);
      thread.on('message', (message) => {
        const { number, result } = message as Done<Result>;
        brought.set(number, result);
        for (; brought.has(taken); taken += 1) {
          goesOn = take(brought.get(taken)!, taken) && goesOn;
          brought.delete(taken);
        }
        give(thread);
      });
      give(thread);
    }
  });
}

/** Does in a thread what `shareOut` gives it, until there is no more. */
export function workFor<Plan, Result>(thread: Thread, work: (plan: Plan, number: number) => Result): void {
  thread.on('message', (message) => {
    const order = message as Order<Plan>;
    if (order === 'over') return thread.close?.();
    const { plan, number } = order;
    const done: Done<Result> = { number, result: work(plan, number) };
    thread.postMessage(done);
  });
}
