import { memoryStore, type Keyed } from '../storage/keyed';

/** A disk that answers when the test says so: its changes are made in order, one with each `answer()`. */
export interface SlowDisk extends Keyed {
  /** Changes that were asked for and are not made yet. */
  readonly open: () => number;
  readonly answer: () => Promise<void>;
}

/** Everything that waits for nothing but its turn has had it. */
export async function soon(): Promise<void> {
  for (let i = 0; i < 40; i += 1) await Promise.resolve();
}

export function slowDisk(kept: Keyed = memoryStore()): SlowDisk {
  const asked: (() => void)[] = [];
  const turn = (): Promise<void> => new Promise((resolve) => asked.push(resolve));
  return {
    ...kept,
    set: (key, value) => turn().then(() => kept.set(key, value)),
    delete: (key) => turn().then(() => kept.delete(key)),
    update: (key, change) => turn().then(() => kept.update(key, change)),
    open: () => asked.length,
    answer: async () => {
      await soon();
      asked.shift()?.();
      await soon();
    },
  };
}

/** A disk that refuses everything. */
export function brokenDisk(): Keyed {
  const fail = (): Promise<never> => Promise.reject(new Error('the disk is broken'));
  return { get: fail, set: fail, delete: fail, keys: fail, update: fail };
}

/** A disk that never answers. */
export function silentDisk(): Keyed {
  const wait = (): Promise<never> => new Promise(() => undefined);
  return { get: wait, set: wait, delete: wait, keys: wait, update: wait };
}
