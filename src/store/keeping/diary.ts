import {
  DUEL,
  forgetQuickly,
  isNewer,
  isSame,
  keepQuickly,
  noteLeft,
  NOTHING,
  onDiskOf,
  quickCopy,
  wasLeftAt,
  type OnDisk,
  type Stamp,
  type Written,
} from './table-shelf';
import { inTime } from '../storage/in-time';
import type { Keyed } from '../storage/keyed';
import type { SavedGame } from './saved-game';

/** So long, in milliseconds, the table waits for the disk before it goes on without it. */
export const PATIENCE = 1500;

/** How the newest state of the duel is kept: on disk; only in the copy that a crash of the browser may take along; nowhere. */
export type HowKept = 'lasting' | 'quickly' | 'not';

/** Who has to know what becomes of the kept duel. */
interface Reader {
  /** The way in which it is kept has changed. */
  readonly kept: (how: HowKept) => void;
  /** Nothing is waited for any more: the next answer may be taken. */
  readonly opened: () => void;
  /** Another page has the table now. Nothing that this one does is kept any more. */
  readonly taken: () => void;
  /**
   * The disk answered when the table had gone on without it, and it held a newer duel. @returns whether that one is safe
   * elsewhere
   */
  readonly foundLate: (text: string) => Promise<boolean>;
}

class Taken extends Error {}

/**
 * Writes the running duel down: the quick copy at once, the lasting one on disk before the next answer is taken. A disk that
 * fails or does not answer holds nobody up for longer than `PATIENCE`.
 */
export class Diary {
  private term = 0;
  private count = 0;
  private isHere = true;
  /** What was found, or written last, newest first. Undefined: not looked up. */
  private known: readonly Written[] | undefined;
  private wanted: Written | null = null;
  private work: Promise<void> = Promise.resolve();
  private isAtWork = false;
  private isStalled = false;
  private how: HowKept = 'lasting';
  private isKeptQuickly = true;
  /** What left the table is filed: something else may take its place on disk. */
  private parting: Promise<boolean> | null = null;

  constructor(
    private readonly keyed: Keyed | null,
    private readonly reader: Reader,
  ) {}

  /** The last answer is not on disk yet. */
  get isWriting(): boolean {
    return this.keyed !== null && this.isAtWork && !this.isStalled;
  }

  /** This page writes, and no other has taken the table from it. */
  get hasTable(): boolean {
    return this.isHere;
  }

  /** The kept duel, and after it an older state of it, for when the newer one cannot be opened. */
  get kept(): readonly string[] {
    const known = this.known ?? [quickCopy()].filter((copy) => copy !== null);
    return known[0]?.text == null ? [] : known.flatMap(({ text }) => text ?? []);
  }

  /** Takes the table: from now on this page writes and no other. @returns whether the page before it ended without leaving */
  async sitDown(): Promise<{ readonly wasCutShort: boolean }> {
    await inTime(this.settled(), PATIENCE).catch(() => undefined);
    const quick = quickCopy() ?? NOTHING;
    const disk = await this.fenceOff(quick);
    // Of two copies of the same moment it makes no difference which one is read.
    const [newest, other] = isNewer(disk, quick) ? [disk, quick] : [quick, disk];
    this.term = Math.max(this.term, quick.term + 1);
    this.count = newest.number;
    this.known = isSame(newest, other) ? [newest] : [newest, other];
    this.isHere = true;
    return { wasCutShort: newest.text !== null && newest.number > 0 && !wasLeftAt(newest) };
  }

  /** Marks the lasting copy as this page's own. What lies there; nothing, if it does not answer. */
  private async fenceOff(quick: Written): Promise<OnDisk> {
    if (!this.keyed) return NOTHING;
    let found = NOTHING;
    const fenced = this.keyed.update(DUEL, (before) => {
      found = onDiskOf(before);
      this.term = Math.max(found.fence, found.term, quick.term) + 1;
      return { ...found, fence: this.term };
    });
    try {
      await inTime(fenced, PATIENCE);
      return found;
    } catch {
      fenced.then(
        () => {
          if (found.text !== null && isNewer(found, quick)) this.part(this.reader.foundLate(found.text));
        },
        () => undefined,
      );
      return NOTHING;
    }
  }

  /** The duel as it stands now. The next answer waits until it is on disk. */
  write(saved: SavedGame): void {
    if (!this.isHere) return;
    const stamp = this.nextStamp();
    const text = JSON.stringify({ ...saved, kept: stamp });
    this.isKeptQuickly = keepQuickly(text);
    this.want({ ...stamp, text });
  }

  /** There is no running duel any more. What parted before this is filed first; if it could not be, it stays where it is. */
  forget(): void {
    if (!this.isHere) return;
    const nothing: Written = { ...this.nextStamp(), text: null };
    const filed = this.parting ?? Promise.resolve(true);
    this.want(nothing);
    // The quick copy does not wait for a disk that may never answer.
    void filed.then((isFiled) => {
      if (isFiled && this.known?.[0] === nothing) forgetQuickly();
    });
  }

  /** What lies here leaves the table: nothing takes its place on disk before that is `filed`. */
  part(filed: Promise<boolean>): void {
    const { parting } = this;
    this.parting = Promise.all([parting ?? true, filed.catch(() => false)]).then(([one, other]) => one && other);
  }

  /** Stops writing: the table is another page's. */
  leaveTable(): void {
    this.isHere = false;
    this.wanted = null;
    this.known = [];
  }

  /** The page is left, or may be taken away unseen. */
  noteLeft(): void {
    const newest = this.known?.[0];
    if (this.isHere && newest) noteLeft(newest);
  }

  /** Somebody who sat down after this page has written this. A page that has not sat down yet has nothing to lose. */
  isOlderThan({ term }: Stamp): boolean {
    return this.isHere && this.term > 0 && term > this.term;
  }

  /** Everything that was to be written has been, or has failed. */
  async settled(): Promise<void> {
    while (this.isAtWork) await this.work;
  }

  private nextStamp(): { readonly term: number; readonly number: number } {
    this.count += 1;
    return { term: this.term, number: this.count };
  }

  private want(written: Written): void {
    this.known = [written];
    this.wanted = written;
    if (!this.keyed && written.text !== null) this.report(this.isKeptQuickly ? 'quickly' : 'not');
    if (!this.isAtWork) this.work = this.writeAll();
  }

  private async writeAll(): Promise<void> {
    this.isAtWork = true;
    const patience = setTimeout(() => this.stall(), PATIENCE);
    while (this.wanted) {
      let isFiled = true;
      while (this.parting) {
        const { parting } = this;
        isFiled = await parting;
        if (parting === this.parting) this.parting = null;
      }
      // Nothing is awaited from here on: what is written is what is wanted now, and everything that parted before it is filed.
      const written: Written | null = this.wanted;
      this.wanted = null;
      if (written && (written.text !== null || isFiled)) await this.putOnDisk(written);
    }
    clearTimeout(patience);
    this.isStalled = false;
    this.isAtWork = false;
    this.reader.opened();
  }

  private async putOnDisk(written: Written): Promise<void> {
    if (!this.keyed) return;
    try {
      await this.keyed.update(DUEL, (before) => {
        const { fence } = onDiskOf(before);
        if (fence > this.term) throw new Taken();
        return { ...written, fence: this.term };
      });
      this.report('lasting');
    } catch (error) {
      if (!(error instanceof Taken)) return this.report(this.isKeptQuickly ? 'quickly' : 'not');
      this.leaveTable();
      this.reader.taken();
    }
  }

  /** The disk takes too long: play goes on, and it is said. What waits is written as soon as the disk answers. */
  private stall(): void {
    this.isStalled = true;
    this.report(this.isKeptQuickly ? 'quickly' : 'not');
    this.reader.opened();
  }

  private report(how: HowKept): void {
    if (how === this.how) return;
    this.how = how;
    this.reader.kept(how);
  }
}
