import { MessageChannel } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { shareOut, workFor, type Thread } from './sharing-out';

/** A thread that answers each number with its square, the later the more it waits. */
function squares(wait: (number: number) => number, worked: number[] = []): Thread {
  const { port1, port2 } = new MessageChannel();
  workFor<string, number>(
    { on: (event, listener) => port2.on(event, listener), close: () => port2.close(), postMessage: (done) => later(done) },
    (_, number) => (worked.push(number), number * number),
  );
  const later = (done: unknown): void => {
    setTimeout(() => port2.postMessage(done), wait((done as { number: number }).number));
  };
  return port1;
}

test('what threads bring is taken in the order of the numbers, whoever was faster', async () => {
  const taken: (readonly [number, number])[] = [];
  const threads = [squares((number) => 30 - number * 5), squares(() => 0), squares(() => 3)];
  await shareOut<string, number>(threads, 'squares', 6, (result, number) => taken.push([number, result]) > 0);
  expect(taken).toEqual([0, 1, 2, 3, 4, 5].map((number) => [number, number * number]));
});

test('after the word that there is no more nothing new is begun, and what is under way is still taken', async () => {
  const worked: number[] = [];
  const taken: number[] = [];
  const threads = [squares(() => 0, worked), squares(() => 5, worked)];
  await shareOut<string, number>(threads, 'squares', Infinity, (_, number) => taken.push(number) < 3);
  expect(taken).toEqual(worked.toSorted((a, b) => a - b));
  expect(taken.length).toBeLessThan(10);
});

test('a thread that fails ends the whole with its error', async () => {
  const listeners = new Map<string, (message: unknown) => void>();
  const thread: Thread = { postMessage: () => undefined, on: (event, listener) => listeners.set(event, listener) };
  const shared = shareOut<string, number>([thread], 'squares', 2, () => true);
  listeners.get('error')!(new Error('out of memory'));
  await expect(shared).rejects.toThrow('out of memory');
});
