/** A part of the page that draws what a store holds. */
export interface Follower {
  readonly draw: () => void;
}

/** What a drawing needs of the page. */
export interface Easel {
  /** Calls back when the code that runs now has run, before the next picture. */
  readonly soon: (act: () => void) => void;
  /** Calls back after the next picture; soon where none is painted. */
  readonly afterPicture: (act: () => void) => void;
  /** Draws everything that is asked for in `act`, as one picture. */
  readonly draw: (act: () => void) => void;
  /** What was pressed is to be seen as pressed, until it is let go. */
  readonly hear: () => void;
  readonly letGo: () => void;
}

/**
 * When the page draws what has changed. What lies on the table changes nearly all of the page, and that takes longer than a
 * frame: the next picture shows that the press was heard, the one after that the table, which has stood since the press. Small
 * things, a selection or a sheet, are drawn in the next picture; if the table is about to be drawn, with it: no picture shows one
 * without the other. Nobody presses on an old picture: before an input counts, what waits is drawn (`now`).
 */
export class Drawing {
  private readonly followers = new Set<Follower>();
  private waits: 'part' | 'table' | null = null;

  constructor(private readonly easel: Easel) {}

  /** @returns what ends it */
  join(follower: Follower): () => void {
    this.followers.add(follower);
    return () => void this.followers.delete(follower);
  }

  /** What lies on the table has changed. */
  tableChanged(): void {
    if (this.waits === 'table') return;
    this.waits = 'table';
    this.easel.hear();
    this.easel.afterPicture(() => this.now());
  }

  /** Something small has changed. */
  partChanged(): void {
    if (this.waits !== null) return;
    this.waits = 'part';
    this.easel.soon(() => {
      if (this.waits === 'part') this.now();
    });
  }

  /** Draws what waits, if anything does. */
  now(): void {
    if (this.waits === null) return;
    if (this.waits === 'table') this.easel.letGo();
    this.waits = null;
    this.easel.draw(() => this.followers.forEach(({ draw }) => draw()));
  }
}
