import type { Match } from '../../match';
import { Diary, type HowKept } from '../keeping/diary';
import type { Keyed } from '../storage/keyed';
import { Turnstile } from '../keeping/turnstile';
import { openSavedDuel, savedDuelOf, type OpenDuel } from '../keeping/open-duel';
import { memoryBack, seenAgain } from './went-back';
import { parseSavedDuel, type SaveProblem } from '../keeping/saved-duel';
import { covered, NOBODY_LOOKED, type ScreenMemory } from '../looking/screen';
import { canBeShown, faultFileOf, goBackToGood } from './good-position';
import { LookBack, type Review } from './review';
import type { Pair } from '../seats';
import type { Filed } from '../recordings/file-away';
import { layTable, type Table, type TableRequest, type Trouble } from './table';

/** What the desk shows to the page: everything else stays behind it. */
export interface Shown {
  readonly table: Table | null;
  readonly trouble: Trouble | null;
}

/** Where the desk gives what it does not keep itself. */
export interface Surroundings {
  /** Where the running duel is written down for good; null: nowhere. */
  readonly disk: Keyed | null;
  /** Gets every kept duel that is over, and every one that leaves the table. */
  readonly fileAway: (open: OpenDuel) => Promise<Filed>;
  /** Keeps a text that nothing may write over. @returns whether it could */
  readonly putAside: (text: string) => Promise<boolean>;
  /** Another page of this browser has taken the table. */
  readonly taken: () => void;
}

/**
 * The one place where the running duel lies. It never leaves the store: components get views of it, and what the players
 * may do comes in slices (answering, looking, requests, files …) that work on the desk.
 */
export class Desk {
  private laid: OpenDuel | null = null;
  private isKept = true;
  memory: ScreenMemory = NOBODY_LOOKED;
  /** What one seat asks of the other; nothing is played until the reply. */
  request: TableRequest | null = null;
  /** The earlier position that is looked at. */
  review: Review | null = null;
  readonly lookBack = new LookBack();
  /** What each seat had seen before play went back for an objection. */
  private seenBefore: Pair<number> | null = null;
  private noted: string | null = null;
  /** What the players have to know, the newest first; each stays until it is dismissed or not true any more. */
  private troubles: readonly Trouble[] = [];
  readonly diary: Diary;
  /** Acts of the players come one after another: each waits until the one before it is on disk. */
  readonly turnstile = new Turnstile(
    () => this.diary.isWriting,
    () => `${this.laid?.duel.returns} ${this.laid?.duel.session.answerCount} ${this.request?.kind}`,
  );
  private readonly fileAway: (open: OpenDuel) => Promise<Filed>;
  private readonly putAside: (text: string) => Promise<boolean>;

  constructor(
    private readonly show: (shown: Partial<Shown>) => void,
    { disk, fileAway, putAside, taken }: Surroundings,
  ) {
    this.fileAway = fileAway;
    this.putAside = putAside;
    this.diary = new Diary(disk, {
      kept: (how) => this.howKept(how),
      opened: () => this.turnstile.open(),
      taken,
      foundLate: async (text) => {
        const isAside = await putAside(text);
        this.trouble({ kind: 'foundLate', text, isAside });
        return isAside;
      },
    });
  }

  get open(): OpenDuel | null {
    return this.laid;
  }

  /** Lays a duel on the table. One that is not `kept` (a lesson, a recording played back) leaves the kept duel as it is. */
  lay(next: OpenDuel, { kept = true }: { readonly kept?: boolean } = {}): void {
    if (kept) this.partWith();
    this.laid = next;
    this.isKept = kept;
    this.request = null;
    this.review = null;
    this.turnstile.clear();
    const newest = next.duel.session.view('public').log.at(-1)?.number ?? -1;
    this.memory = { ...NOBODY_LOOKED, seen: [newest, newest] };
    this.keep();
    this.publish();
  }

  /** Clears the table; a kept duel is forgotten once it is filed, unless another one lay on it. */
  clear(): void {
    this.partWith();
    if (this.isKept) this.diary.forget();
    this.unlay();
  }

  /** The table is another page's: nothing of it stays here, and nothing is forgotten. */
  drop(): void {
    this.diary.leaveTable();
    this.unlay();
  }

  private unlay(): void {
    this.laid = null;
    this.request = null;
    this.review = null;
    this.turnstile.clear();
    this.publish();
  }

  /**
   * Lays the kept duel on the table, if there is one. One that cannot be opened is put aside; an older state of it may still be.
   */
  takeUp({ wasCutShort = false }: { readonly wasCutShort?: boolean } = {}): void {
    const [text, older] = this.diary.kept;
    if (text === undefined) return;
    const problem = this.openText(text);
    // What opening it has brought to light is told before that.
    if (problem === null) return wasCutShort ? this.tell([...this.troubles, { kind: 'cutShort' }]) : undefined;
    this.setAside(text, problem);
    if (older === undefined || this.openText(older) !== null) this.diary.forget();
  }

  /** The kept duel cannot be opened: it is put aside before anything takes its place, and the players are told. */
  private setAside(text: string, problem: SaveProblem): void {
    const aside = this.putAside(text);
    this.diary.part(aside);
    void aside.then((isAside) => this.trouble({ kind: 'cannotOpen', problem, isAside, text }));
  }

  /** Does something with the duel, keeps it and shows it. An error of the engine leaves the duel as it was kept last. */
  play<T>(act: (duel: OpenDuel['duel']) => T): T | undefined {
    if (!this.laid) return undefined;
    try {
      const { duel } = this.laid;
      const returns = duel.returns;
      const outcome = act(duel);
      this.review = null;
      if (duel.returns !== returns) this.wentBack(duel);
      this.keep();
      this.publish();
      return outcome;
    } catch (error) {
      this.note(error);
      const before = this.isKept ? (this.diary.kept[0] ?? null) : null;
      this.laid = null;
      const problem = before === null ? null : this.openText(before);
      if (problem && before !== null) {
        this.setAside(before, problem);
        this.diary.forget();
      } else this.trouble({ kind: 'broken' });
      this.publish();
      return undefined;
    }
  }

  /** Lays the duel of a file on the table; what is wrong with the file otherwise, and the running duel stays. */
  openText(text: string): SaveProblem | null {
    const parsed = parseSavedDuel(text);
    if (!parsed.ok) return parsed.problem;
    try {
      const result = openSavedDuel(parsed.saved);
      if (!result.ok) return result.problem;
      const isWhole = canBeShown(result.open);
      if (!isWhole && !goBackToGood(result.open)) return { why: 'refused', detail: 'no position of it can be shown' };
      this.lay(result.open);
      if (!isWhole) this.trouble({ kind: 'broken' });
      if (result.lost !== undefined) this.trouble({ kind: 'lostHistory', detail: result.lost });
      return null;
    } catch (error) {
      return { why: 'refused', detail: messageOf(error) };
    }
  }

  /** Changes what belongs to the table and not to the rules: how the screen is shared. All cards are covered with it. */
  arrange(change: Pick<OpenDuel, 'secrecy'>): void {
    if (!this.laid) return;
    this.laid = { ...this.laid, ...change };
    this.memory = { ...covered(this.memory), look: null };
    this.keep();
    this.publish();
  }

  /** Writes down how the match of the duel on the table goes on. */
  noteMatch(match: Match): void {
    if (!this.laid) return;
    this.laid = { ...this.laid, match };
    this.keep();
    this.publish();
  }

  /** Tells the players; null takes back what was said of files that they opened. */
  trouble(trouble: Trouble | null): void {
    const others = this.troubles.filter((one) => (trouble ? !saysTheSame(one, trouble) : !isAboutFile(one)));
    this.tell(trouble ? [trouble, ...others] : others);
  }

  dismissTrouble(): void {
    this.tell(this.troubles.slice(1));
  }

  private tell(troubles: readonly Trouble[]): void {
    this.troubles = troubles;
    this.show({ trouble: troubles[0] ?? null });
  }

  private howKept(how: HowKept): void {
    if (how === 'lasting') this.tell(this.troubles.filter(({ kind }) => kind !== 'notKept'));
    else this.trouble({ kind: 'notKept', how });
  }

  /** Shows what the screen may show now. */
  publish(): void {
    if (!this.laid) return this.show({ table: null });
    let laid: ReturnType<typeof layTable>;
    try {
      laid = layTable(this.laid, this);
    } catch (error) {
      return this.mend(error);
    }
    this.memory = laid.memory;
    this.show({ table: laid.table });
  }

  /**
   * Something of ours went wrong. What it says may name cards that not everybody knows: it goes into the file with the duel as it
   * stands now, and nowhere else.
   */
  note(error: unknown): void {
    this.noted = faultFileOf(this.laid, error);
  }

  /** What went wrong last, as a file that opens like every recording; null when there was no duel. */
  get faultFile(): string | null {
    return this.noted;
  }

  /**
   * Back to the last position that can be shown, and at least one decision back: whoever asks could not draw the present one. If
   * the duel cannot go back by itself, the kept copy is taken up and goes back. @returns false when nothing earlier is left.
   */
  backToGood(): boolean {
    if (!this.laid) return false;
    const wasElsewhere = this.review !== null || this.request !== null;
    this.request = null;
    this.review = null;
    if (wasElsewhere && canBeShown(this.laid)) {
      this.publish();
      return true;
    }
    const open = goBackToGood(this.laid) ? this.laid : this.keptOneBack();
    if (!open) return false;
    this.laid = open;
    this.memory = { ...covered(memoryBack(this.memory, open.duel.session.view('public').log.at(-1)?.number ?? -1)), look: null };
    this.keep();
    this.publish();
    return true;
  }

  /** The kept copy of the duel, one decision or more back. */
  private keptOneBack(): OpenDuel | null {
    const [text] = this.isKept ? this.diary.kept : [];
    const parsed = text === undefined ? null : parseSavedDuel(text);
    if (!parsed?.ok) return null;
    try {
      const result = openSavedDuel(parsed.saved);
      return result.ok && goBackToGood(result.open) ? result.open : null;
    } catch {
      return null;
    }
  }

  /** The present position cannot be shown: play goes back to one that can, and the players are told. */
  private mend(error: unknown): void {
    this.note(error);
    if (this.backToGood()) return this.trouble({ kind: 'broken' });
    this.laid = null;
    const [text] = this.isKept ? this.diary.kept : [];
    if (text === undefined) this.trouble({ kind: 'broken' });
    else {
      this.setAside(text, { why: 'refused', detail: '' });
      this.diary.forget();
    }
    this.show({ table: null });
  }

  /** Play went back, or an objection was withdrawn: what the seats have seen is judged by the line that goes on. */
  private wentBack(duel: OpenDuel['duel']): void {
    if (duel.events.at(-1)?.kind === 'withdrew') {
      if (this.seenBefore) this.memory = seenAgain(this.memory, this.seenBefore);
      this.seenBefore = null;
      return;
    }
    this.seenBefore = duel.isObjecting ? this.memory.seen : null;
    this.memory = memoryBack(this.memory, duel.session.view('public').log.at(-1)?.number ?? -1);
  }

  private keep(): void {
    if (!this.laid || !this.isKept) return;
    this.diary.write(savedDuelOf(this.laid));
    if (this.laid.duel.session.view('public').result !== null) void this.file(this.laid);
  }

  /** A kept duel leaves the table: it goes where it can be found again, before anything takes its place on disk. */
  private partWith(): void {
    if (this.laid && this.isKept) this.diary.part(this.file(this.laid));
  }

  /** @returns whether it is safe: filed, or at least put aside */
  private async file(open: OpenDuel): Promise<boolean> {
    const [text] = this.diary.kept;
    const filed = await this.fileAway(open).catch((error: unknown) => this.asItWasKept(open, text, error));
    if (filed.kind === 'notFiled') this.trouble(filed);
    return filed.kind === 'filed' || filed.isAside;
  }

  /** One that cannot be looked at any more cannot be filed: it is put aside as it was kept, and can be left. */
  private async asItWasKept(open: OpenDuel, text: string | undefined, error: unknown): Promise<Filed> {
    this.noted = faultFileOf(open, error);
    const [first, second] = open.seats;
    return text === undefined
      ? { kind: 'filed' }
      : { kind: 'notFiled', names: [first.name, second.name], turns: 0, text, isAside: await this.putAside(text) };
  }
}

const saysTheSame = (one: Trouble, other: Trouble): boolean =>
  one.kind === other.kind && !(one.kind === 'notFiled' && other.kind === 'notFiled' && one.text !== other.text);

/** What was wrong with a file that was opened, and is still where it was. */
const isAboutFile = (trouble: Trouble): boolean =>
  trouble.kind === 'lostHistory' || (trouble.kind === 'cannotOpen' && trouble.text === undefined);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
