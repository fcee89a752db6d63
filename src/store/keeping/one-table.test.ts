import { beforeEach, describe, expect, test, vi } from 'vitest';
import { oneTable, type Locks } from './one-table';

interface Waiting {
  readonly callback: () => Promise<unknown>;
  readonly reject: (error: unknown) => void;
}

/** Locks of one browser, as far as the table needs them; a page that closes gives back what it holds. */
class BrowserLocks {
  private held: Waiting | null = null;
  private queue: Waiting[] = [];

  constructor(private isBusy = false) {}

  /** From now on what is asked for is given. */
  readonly calm = (): void => {
    this.isBusy = false;
    this.grant();
  };

  readonly ofPage = (): { locks: Locks; close: () => void } => {
    const mine: Waiting[] = [];
    const request = (_: string, options: LockOptions, callback: () => Promise<unknown>): Promise<unknown> =>
      new Promise((_resolve, reject) => {
        const waiting = { callback, reject };
        mine.push(waiting);
        options.signal?.addEventListener('abort', () => {
          this.queue = this.queue.filter((one) => one !== waiting);
          reject(new DOMException('aborted', 'AbortError'));
        });
        if (options.steal) {
          this.held?.reject(new DOMException('stolen', 'AbortError'));
          this.held = null;
          this.queue.unshift(waiting);
        } else this.queue.push(waiting);
        this.grant();
      });
    const named = (list: readonly unknown[]): LockInfo[] => list.map(() => ({ name: 'kusari.table', mode: 'exclusive' }));
    const query = (): Promise<LockManagerSnapshot> =>
      Promise.resolve({ held: named(this.held ? [this.held] : []), pending: named(this.queue) });
    return {
      locks: { request, query } as unknown as Locks,
      close: () => {
        this.queue = this.queue.filter((one) => !mine.includes(one));
        if (this.held && mine.includes(this.held)) this.held = null;
        this.grant();
      },
    };
  };

  private grant(): void {
    if (this.held || this.isBusy) return;
    this.held = this.queue.shift() ?? null;
    void this.held?.callback();
  }
}

function pageOf(locks: Locks | undefined) {
  const said: string[] = [];
  const table = oneTable(locks, {
    here: () => said.push('here'),
    elsewhere: () => said.push('elsewhere'),
    taken: () => said.push('taken'),
  });
  return { said, table };
}

beforeEach(() => void vi.useFakeTimers());

describe('one browser', () => {
  test('has one table: the second page says that it is elsewhere, and gets it when the first is closed', async () => {
    const browser = new BrowserLocks();
    const one = browser.ofPage();
    expect(pageOf(one.locks).said).toEqual(['here']);
    const second = pageOf(browser.ofPage().locks);
    await vi.runAllTimersAsync();
    expect(second.said).toEqual(['elsewhere']);
    one.close();
    expect(second.said).toEqual(['elsewhere', 'here']);
  });

  test('lets the second page take the table over, and the first one says so', async () => {
    const browser = new BrowserLocks();
    const first = pageOf(browser.ofPage().locks);
    const second = pageOf(browser.ofPage().locks);
    await vi.runAllTimersAsync();
    second.table.takeOver();
    await vi.runAllTimersAsync();
    expect(first.said).toEqual(['here', 'taken']);
    expect(second.said).toEqual(['elsewhere', 'here']);
  });

  test('says nothing of a page that is just being left', async () => {
    const browser = new BrowserLocks();
    const left = browser.ofPage();
    pageOf(left.locks);
    const next = pageOf(browser.ofPage().locks);
    await vi.advanceTimersByTimeAsync(100);
    left.close();
    await vi.runAllTimersAsync();
    expect(next.said).toEqual(['here']);
  });

  test('that takes its time to give a free lock says of no other page that it has the table', async () => {
    const browser = new BrowserLocks(true);
    const only = pageOf(browser.ofPage().locks);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(only.said).toEqual([]);
    browser.calm();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(only.said).toEqual(['here']);
  });

  test('that knows no locks, or gives none, has its table all the same', async () => {
    expect(pageOf(undefined).said).toEqual(['here']);
    const no = () => Promise.reject(new DOMException('no origin', 'SecurityError'));
    const refused = pageOf({ request: no, query: no } as unknown as Locks);
    await vi.runAllTimersAsync();
    expect(refused.said).toEqual(['here']);
  });
});
