import { expect, test, vi } from 'vitest';
import { Machine, type Keeping, type Transaction, type World } from './machine';

/** A toy game: each transaction asks for two numbers and adds them up; it ends past 100. */
class Adding implements World<number, string, number> {
  total = 0;
  snapshotAtRest: number | undefined;
  nextTransaction(keep: boolean): Transaction<string, number> | undefined {
    if (this.total > 100) return undefined;
    if (keep) this.snapshotAtRest = this.total;
    return this.addTwo();
  }
  private *addTwo(): Transaction<string, number> {
    const first = yield `first of ${this.total}`;
    this.total += first;
    const second = yield `second of ${this.total}`;
    this.total += second;
    if (second === 13) throw new Over();
  }
  restore(total: number): void {
    this.total = total;
  }
  isEnd(thrown: unknown): boolean {
    return thrown instanceof Over;
  }
}
class Over {}

const started = (keeping: Keeping = 'all'): { game: Adding; machine: Machine<number, string, number> } => {
  const game = new Adding();
  const machine = new Machine(game, keeping);
  machine.start();
  return { game, machine };
};

test.each(['all', 'newest'] as const)(
  'a decision in the middle of a transaction is reached again exactly, keeping %s',
  (keeping) => {
    const { game, machine } = started(keeping);
    for (const answer of [1, 2, 3, 4, 5]) machine.answer(answer);
    expect([game.total, machine.decision]).toEqual([15, 'second of 15']);
    machine.rewindTo(3);
    expect([game.total, machine.decision, machine.answers]).toEqual([6, 'second of 6', [1, 2, 3]]);
    machine.answer(40);
    expect([game.total, machine.decision]).toEqual([46, 'first of 46']);
    machine.rewindTo(0);
    expect([game.total, machine.decision]).toEqual([0, 'first of 0']);
  },
);

test('another machine takes a game up at any decision, gives only the answers since the rest point again, and leaves the first one alone', () => {
  const { game, machine } = started();
  for (let answer = 1; answer <= 13; answer += 1) machine.answer(answer % 3);
  const before = [game.total, machine.decision, [...machine.answers]];
  for (let count = 0; count <= 13; count += 1) {
    const other = new Adding();
    const follower = new Machine(other, 'all');
    const answer = vi.spyOn(follower, 'answer');
    follower.follow(machine, count);
    expect(answer).toHaveBeenCalledTimes(count % 2);
    expect(follower.answers).toEqual(machine.answers.slice(0, count));
    const { game: alone, machine: replayed } = started();
    for (const one of machine.answers.slice(0, count)) replayed.answer(one);
    expect([other.total, follower.decision]).toEqual([alone.total, replayed.decision]);
    follower.rewindTo(0);
    expect(other.total).toBe(0);
  }
  expect([game.total, machine.decision, machine.answers]).toEqual(before);
});

test('a game taken up at a later rest point can still go back to its beginning', () => {
  const { machine } = started();
  for (const answer of [1, 2, 3, 4, 5]) machine.answer(answer);
  const rest = machine.lastCheckpoint()!;
  const game = new Adding();
  const again = new Machine(game, 'all');
  again.resume(0, rest.snapshot, rest.answers, machine.answers);
  expect([game.total, again.decision]).toEqual([15, 'second of 15']);
  again.rewindTo(1);
  expect([game.total, again.decision]).toEqual([1, 'second of 1']);
});

test('keeping the newest rest point is enough to go on from it', () => {
  const { machine } = started('newest');
  for (const answer of [1, 2, 3, 4, 5]) machine.answer(answer);
  expect(machine.lastCheckpoint()).toEqual({ answers: 4, snapshot: 10 });
});

test('the game can be over in the middle of a transaction', () => {
  const { machine } = started();
  machine.answer(1);
  machine.answer(13);
  expect(machine.decision).toBeUndefined();
});

test('a game that goes on for ever without asking anything is stopped and says so', () => {
  class Silent extends Adding {
    override nextTransaction(): Transaction<string, number> {
      return (function* silently(): Transaction<string, number> {
        /* asks nothing */
      })();
    }
  }
  for (const keeping of ['newest', 'none'] as const)
    expect(() => new Machine(new Silent(), keeping).start()).toThrow(/endless loop/);
});
