import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ThinkerCall, ThinkerQuestion, ThinkerReply } from '../../thinking';
import { NoThought, workerThinker, type WorkerPart } from './worker';

/** A worker that does what the test says. */
class ToldWorker implements WorkerPart {
  readonly asked: ThinkerQuestion[] = [];
  readonly called: string[] = [];
  isEnded = false;
  private readonly told = new Map<string, (event: never) => void>();

  addEventListener(kind: string, listener: unknown): void {
    this.told.set(kind, listener as (event: never) => void);
  }
  postMessage(said: ThinkerQuestion | ThinkerCall): void {
    if ('id' in said) this.asked.push(said);
    else this.called.push(said.game);
  }
  terminate(): void {
    this.isEnded = true;
  }
  says(data: ThinkerReply): void {
    this.told.get('message')?.({ data } as never);
  }
  breaks(): void {
    this.told.get('error')?.({ preventDefault: () => undefined } as never);
  }
}

const QUESTION: Omit<ThinkerQuestion, 'id'> = {
  game: 'duel',
  asked: { worlds: { seat: 1, asked: '', rest: {}, since: [], unknown: [] }, level: 'steady', seed: 's' },
};
const THOUGHT = { name: 'pass', considered: [] };
const PATIENCE = 1000;

let workers: ToldWorker[] = [];
const begin = (): WorkerPart => {
  const worker = new ToldWorker();
  workers.push(worker);
  return worker;
};
const why = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'a thought',
    (error: unknown) => (error instanceof NoThought ? error.why : error),
  );

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('what is asked is thought about by one worker, again and again', async () => {
  const thinker = workerThinker(begin, PATIENCE);
  for (const id of [1, 2]) {
    const found = thinker.ask(QUESTION);
    expect(workers[0]!.asked.at(-1)).toEqual({ id, ...QUESTION });
    workers[0]!.says({ id, kind: 'thought', thought: THOUGHT, ms: 7 });
    expect(await found).toEqual({ thought: THOUGHT, ms: 7 });
  }
  expect(workers).toHaveLength(1);
});

test('a worker that is to be asked begins before, once, and that it cannot is told with the first question', async () => {
  const thinker = workerThinker(begin, PATIENCE);
  thinker.getReady('duel');
  thinker.getReady('duel');
  expect(workers.map(({ called }) => called)).toEqual([['duel']]);
  workers[0]!.breaks();
  const found = thinker.ask(QUESTION);
  workers[1]!.says({ id: 1, kind: 'thought', thought: THOUGHT, ms: 7 });
  expect(await found).toEqual({ thought: THOUGHT, ms: 7 });

  const never = workerThinker(() => {
    throw new Error('no workers');
  }, PATIENCE);
  never.getReady('duel');
  expect(await why(never.ask(QUESTION))).toBe('unreachable');
});

test('a worker that breaks is begun anew, once for a question', async () => {
  const thinker = workerThinker(begin, PATIENCE);
  const asked = why(thinker.ask(QUESTION));
  workers[0]!.breaks();
  expect(workers[1]!.asked).toEqual(workers[0]!.asked);
  workers[1]!.breaks();
  expect(await asked).toBe('unreachable');
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true]);
  const again = thinker.ask(QUESTION);
  workers[2]!.says({ id: 2, kind: 'thought', thought: null, ms: 0 });
  expect(await again).toEqual({ thought: null, ms: 0 });
});

test('a worker that fails is told from one that cannot be had, and no worker at all is no error', async () => {
  const thinker = workerThinker(begin, PATIENCE);
  const asked = why(thinker.ask(QUESTION));
  workers[0]!.says({ id: 1, kind: 'failed' });
  workers[1]!.says({ id: 1, kind: 'failed' });
  expect(await asked).toBe('failed');
  const none = workerThinker(() => {
    throw new Error('this browser has no workers');
  }, PATIENCE);
  expect(await why(none.ask(QUESTION))).toBe('unreachable');
});

test('one that says nothing is ended and told so', async () => {
  const thinker = workerThinker(begin, PATIENCE);
  const asked = why(thinker.ask(QUESTION));
  vi.advanceTimersByTime(PATIENCE - 1);
  expect(workers[0]!.isEnded).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await asked).toBe('silent');
  expect(workers).toHaveLength(1);
  expect(workers[0]!.isEnded).toBe(true);
});

test('a thought about something else is dropped, and so is the worker that has it', async () => {
  const thinker = workerThinker(begin, PATIENCE);
  const first = vi.fn();
  thinker.ask(QUESTION).then(first, first);
  const second = thinker.ask(QUESTION);
  expect(workers[0]!.isEnded).toBe(true);
  workers[0]!.says({ id: 2, kind: 'thought', thought: THOUGHT, ms: 1 });
  workers[1]!.says({ id: 1, kind: 'thought', thought: THOUGHT, ms: 2 });
  workers[1]!.says({ id: 2, kind: 'thought', thought: THOUGHT, ms: 3 });
  expect(await second).toEqual({ thought: THOUGHT, ms: 3 });
  expect(first).not.toHaveBeenCalled();
  thinker.rest();
  expect(workers[1]!.isEnded).toBe(false);
});
