import type { Trouble } from './table';

/** What the players have to know, the newest first; each stays until it is dismissed or not true any more. */
export class Troubles {
  private all: readonly Trouble[] = [];

  constructor(private readonly show: (newest: Trouble | null) => void) {}

  /** Tells the players; what says the same gives way to it. */
  add(trouble: Trouble): void {
    this.set([trouble, ...this.all.filter((one) => !saysTheSame(one, trouble))]);
  }

  /** The same, but whatever is told already comes first. */
  addLast(trouble: Trouble): void {
    this.set([...this.all, trouble]);
  }

  dismissNewest(): void {
    this.set(this.all.slice(1));
  }

  /** Not true any more. */
  takeBack(isOver: (trouble: Trouble) => boolean): void {
    this.set(this.all.filter((one) => !isOver(one)));
  }

  private set(all: readonly Trouble[]): void {
    this.all = all;
    this.show(all[0] ?? null);
  }
}

/** What was wrong with a file that was opened, and is still where it was. */
export const isAboutFile = (trouble: Trouble): boolean =>
  trouble.kind === 'lostHistory' || (trouble.kind === 'cannotOpen' && trouble.text === undefined);

const saysTheSame = (one: Trouble, other: Trouble): boolean =>
  one.kind === other.kind && !(one.kind === 'notFiled' && other.kind === 'notFiled' && one.text !== other.text);
