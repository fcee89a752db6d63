import { expect, test } from 'vitest';
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
  restore(total: number): void { this.total = total; }
  isEnd(thrown: unknown): boolean { return thrown instanceof Over; }
}
class Over {}

const started = (keeping: Keeping = 'all'): { game: Adding; machine: Machine<number, string, number> } => {
  const game = new Adding();
  const machine = new Machine(game, keeping);
  machine.start();
  return { game, machine };
};

test.each(['all', 'newest'] as const)('a decision in the middle of a transaction is reached again exactly, keeping %s', (keeping) => {
  const { game, machine } = started(keeping);
  for (const answer of [1, 2, 3, 4, 5]) machine.answer(answer);
  expect([game.total, machine.decision]).toEqual([15, 'second of 15']);
  machine.rewindTo(3);
  expect([game.total, machine.decision, machine.answers]).toEqual([6, 'second of 6', [1, 2, 3]]);
  machine.answer(40);
  expect([game.total, machine.decision]).toEqual([46, 'first of 46']);
  machine.rewindTo(0);
  expect([game.total, machine.decision]).toEqual([0, 'first of 0']);
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
