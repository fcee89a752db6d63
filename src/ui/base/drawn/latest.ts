import { afterPicture } from './picture';

/** What is wished before the next picture and done after it: of several wishes the last one. */
export class Latest<T> {
  private waits: { readonly wish: T } | null = null;

  constructor(private readonly act: (wish: T) => void) {}

  /** What will be done, if anything waits. */
  get next(): { readonly wish: T } | null {
    return this.waits;
  }

  wish(wish: T): void {
    const isFirst = this.waits === null;
    this.waits = { wish };
    if (isFirst) afterPicture(() => this.done());
  }

  /** What waits is not wished any more. */
  forget(): void {
    this.waits = null;
  }

  private done(): void {
    const { waits } = this;
    this.waits = null;
    if (waits) this.act(waits.wish);
  }
}
