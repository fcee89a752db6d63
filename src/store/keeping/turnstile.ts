/** Lets one act after another reach the duel: each waits until the one before it is on disk. */
export class Turnstile {
  private readonly waiting: { readonly act: () => void; readonly position: string | null }[] = [];

  /** `position` says where the duel stands, and what is asked there. */
  constructor(
    private readonly isClosed: () => boolean,
    private readonly position: () => string,
  ) {}

  /** An act that may be done whatever is asked when its turn comes. */
  through(act: () => void): void {
    if (this.isClosed()) this.waiting.push({ act, position: null });
    else act();
  }

  /** An answer to what is asked now. It is dropped if something else is asked when its turn comes: that was answered already. */
  answer<T>(give: () => T, waits: T): T {
    if (!this.isClosed()) return give();
    this.waiting.push({ act: give, position: this.position() });
    return waits;
  }

  /** The last act is on disk: the next may come. */
  open(): void {
    while (!this.isClosed()) {
      const next = this.waiting.shift();
      if (!next) return;
      if (next.position === null || next.position === this.position()) next.act();
    }
  }

  /** Another duel lies on the table: nobody waits to act in it. */
  clear(): void {
    this.waiting.length = 0;
  }
}
