import type { Seat as Player } from '../../engine/table';
import type { Match } from '../../match';
import { Diary, type HowKept } from '../keeping/diary';
import type { Keyed } from '../storage/keyed';
import { Turnstile } from '../keeping/turnstile';
import type { GamesOfDesk } from '../game';
import { openSavedGame, savedGameOf, type OpenGame } from '../keeping/open-game';
import { memoryBack, seenAgain } from './went-back';
import { parseSavedGame, type SaveProblem } from '../keeping/saved-game';
import { covered, NOBODY_LOOKED, type ScreenMemory } from '../looking/screen';
import { canBeShown, faultFileOf, goBackToGood } from './good-position';
import { LookBack, type Review } from './review';
import { TWO_PERSONS, type SeatPlayer } from '../running/sitter';
import { withPlayer, type Pair } from '../seats';
import type { Filed } from '../recordings/file-away';
import { layTable, type Table, type OnDesk, type Trouble } from './table';
import { isAboutFile, Troubles } from './troubles';

/** What the desk shows to the page: everything else stays behind it. */
export interface Shown {
  /** The game that lies there, whichever it is. */
  readonly table: Table | null;
  readonly trouble: Trouble | null;
}

/** Where the desk gives what it does not keep itself. */
export interface Surroundings {
  /** The games that are played on this desk. */
  readonly game: () => GamesOfDesk;
  /** Fetches what opening this text takes, if it is not here yet; where it cannot be fetched, opening says so. */
  readonly fetchFor: (text: string) => Promise<unknown>;
  /** Where the running duel is written down for good; null: nowhere. */
  readonly disk: Keyed | null;
  /** Gets every kept duel that is over, and every one that leaves the table. */
  readonly fileAway: (open: OpenGame) => Promise<Filed>;
  /** Keeps a text that nothing may write over. @returns whether it could */
  readonly putAside: (text: string) => Promise<boolean>;
  /** Another page of this browser has taken the table. */
  readonly taken: () => void;
  /** Whether the players are busy with something that does not lie on the desk. */
  readonly isElsewhere?: () => boolean;
}

/** What lies on the desk. It changes by `Desk.change` alone. */
interface DeskState extends Omit<OnDesk, 'lookBack'> {
  readonly open: OpenGame | null;
  /** Whether the duel is written down: a lesson and a recording played back are not. */
  readonly isKept: boolean;
  /** What each seat had seen before play went back for an objection. */
  readonly seenBefore: Pair<number> | null;
}

const EMPTY: DeskState = { open: null, isKept: true, memory: NOBODY_LOOKED, seenBefore: null, request: null, review: null };

/**
 * The one place where the running duel lies. It never leaves the store: components get views of it, and what the players
 * may do comes in slices (answering, looking, requests, files …) that work on the desk.
 */
export class Desk {
  private on: DeskState = EMPTY;
  readonly lookBack = new LookBack();
  private noted: string | null = null;
  private readonly troubles: Troubles;
  readonly diary: Diary;
  /** Acts of the players come one after another: each waits until the one before it is on disk. */
  readonly turnstile = new Turnstile(
    () => this.diary.isWriting,
    () => `${this.open?.running.returns} ${this.open?.running.session.answerCount} ${this.request?.kind}`,
  );
  readonly game: () => GamesOfDesk;
  private readonly fileAway: (open: OpenGame) => Promise<Filed>;
  private readonly putAside: (text: string) => Promise<boolean>;
  private readonly fetchFor: (text: string) => Promise<unknown>;
  private readonly isFree: () => boolean;
  /** Somebody waits for the next duel that is laid. */
  private laid = (): void => undefined;

  constructor(
    private readonly show: (shown: Partial<Shown>) => void,
    { game, fetchFor, disk, fileAway, putAside, taken, isElsewhere = () => false }: Surroundings,
  ) {
    this.troubles = new Troubles((trouble) => show({ trouble }));
    this.game = game;
    this.fileAway = fileAway;
    this.putAside = putAside;
    this.fetchFor = fetchFor;
    this.isFree = () => this.open === null && this.diary.hasTable && !isElsewhere();
    this.diary = new Diary(disk, {
      kept: (how) => this.howKept(how),
      opened: () => this.turnstile.open(),
      taken,
      foundLate: (text) => this.foundLate(text),
    });
  }

  get open(): OpenGame | null {
    return this.on.open;
  }

  /** What the table remembers of who has looked at the screen. */
  get memory(): ScreenMemory {
    return this.on.memory;
  }

  /** What one seat asks of the other; nothing is played until the reply. */
  get request(): OnDesk['request'] {
    return this.on.request;
  }

  /** The earlier position that is looked at. */
  get review(): Review | null {
    return this.on.review;
  }

  /** The one way in which anything on the desk changes: a duel is kept first, then the screen shows what it may show. */
  change(change: Partial<DeskState>): void {
    this.on = { ...this.on, ...change };
    if (change.open) this.keep(change.open);
    this.publish();
  }

  /**
   * Lays a duel on the table. One that is not `kept` (a lesson, a recording played back) leaves the kept duel as it is. `parts`:
   * a kept duel that lay there before is filed. `begins`: nobody has seen yet what was dealt; in any other the players have seen
   * what there was to see.
   */
  lay(
    next: OpenGame,
    { kept = true, parts = kept, begins = false }: Readonly<Partial<Record<'kept' | 'parts' | 'begins', boolean>>> = {},
  ): void {
    if (parts) this.partWith();
    this.turnstile.clear();
    const newest = newestLine(next);
    this.laid();
    const memory: ScreenMemory = begins ? NOBODY_LOOKED : { ...NOBODY_LOOKED, seen: [newest, newest] };
    this.change({ ...EMPTY, open: next, isKept: kept, memory });
  }

  /** Clears the table; a kept duel is forgotten once it is filed, unless another one lay on it. */
  clear(): void {
    this.partWith();
    if (this.on.isKept) this.diary.forget();
    this.unlay();
  }

  /** The table is another page's: nothing of it stays here, and nothing is forgotten. */
  drop(): void {
    this.diary.leaveTable();
    this.unlay();
  }

  private unlay(): void {
    this.turnstile.clear();
    this.change({ open: null, request: null, review: null });
  }

  /**
   * Lays the kept duel on the table, if there is one. One that cannot be opened is put aside; an older state of it may still be.
   */
  takeUp({ wasCutShort = false }: { readonly wasCutShort?: boolean } = {}): void {
    const [text, older] = this.diary.kept;
    if (text === undefined) return;
    const problem = this.openText(text);
    // What opening it has brought to light is told before that.
    if (problem === null) return wasCutShort ? this.troubles.addLast({ kind: 'cutShort' }) : undefined;
    this.setAside(text, problem);
    if (older === undefined || this.openText(older) !== null) this.diary.forget();
  }

  /**
   * The disk answered when the table had gone on without it: what was lost sight of comes back, if nothing lies there yet. While
   * what that takes is fetched, the players may lay something else, which does not wait for it.
   */
  private async foundLate(text: string): Promise<boolean> {
    if (this.isFree()) {
      const isLaid = new Promise<void>((resolve) => (this.laid = resolve));
      await Promise.race([this.fetchFor(text), isLaid]);
    }
    if (this.isFree() && this.openText(text, { parts: false }) === null) {
      this.troubles.addLast({ kind: 'cutShort' });
      return true;
    }
    const isAside = await this.putAside(text);
    this.trouble({ kind: 'foundLate', text, isAside });
    return isAside;
  }

  /** The kept duel cannot be opened: it is put aside before anything takes its place, and the players are told. */
  private setAside(text: string, problem: SaveProblem): void {
    const aside = this.putAside(text);
    this.diary.part(aside);
    void aside.then((isAside) => this.trouble({ kind: 'cannotOpen', problem, isAside, text }));
  }

  /**
   * Does something with the duel, keeps it and shows it. `also`: what changes with it beside the duel, once `memory` has followed
   * play. An error of the engine leaves the duel as it was kept last. @returns what `act` returned; undefined after an error
   */
  play<T>(
    act: (duel: OpenGame['running']) => T,
    also: (outcome: T, memory: ScreenMemory) => Partial<Pick<DeskState, 'memory' | 'request'>> = () => ({}),
  ): T | undefined {
    const { open } = this;
    if (!open) return undefined;
    try {
      const { running } = open;
      const { returns } = running;
      const outcome = act(running);
      const followed: Partial<DeskState> = running.returns === returns ? {} : this.wentBack(open);
      this.change({ open, review: null, ...followed, ...also(outcome, followed.memory ?? this.memory) });
      return outcome;
    } catch (error) {
      this.note(error);
      const before = this.on.isKept ? (this.diary.kept[0] ?? null) : null;
      const problem = before === null ? null : this.openText(before, { parts: false });
      if (before === null || problem) this.change({ open: null, request: null, review: null });
      if (before !== null && problem) {
        this.setAside(before, problem);
        this.diary.forget();
      } else this.trouble({ kind: 'broken' });
      return undefined;
    }
  }

  /** Lays the duel of a file on the table; what is wrong with the file otherwise, and the running duel stays. */
  openText(text: string, how: { readonly parts?: boolean } = {}): SaveProblem | null {
    const parsed = parseSavedGame(text);
    if (!parsed.ok) return parsed.problem;
    try {
      const result = openSavedGame(this.game(), parsed.saved);
      if (!result.ok) return result.problem;
      const isWhole = canBeShown(result.open);
      if (!isWhole && !goBackToGood(result.open)) return { why: 'refused', detail: 'no position of it can be shown' };
      this.lay(result.open, how);
      if (!isWhole) this.trouble({ kind: 'broken' });
      if (result.lost !== undefined) this.trouble({ kind: 'lostHistory', detail: result.lost });
      return null;
    } catch (error) {
      return { why: 'refused', detail: messageOf(error) };
    }
  }

  /** Changes what belongs to the table and not to the rules: how the screen is shared. All cards are covered with it. */
  arrange(change: Pick<OpenGame, 'secrecy'>): void {
    if (!this.open) return;
    this.change({ open: { ...this.open, ...change }, request: null, memory: { ...covered(this.memory), look: null } });
  }

  /** Somebody else sits at a seat now. Where two persons sit then, all cards are covered first. */
  seat(player: Player, sitter: SeatPlayer): void {
    const { open } = this;
    if (!open) return;
    const players = withPlayer(open.players ?? TWO_PERSONS, player, sitter);
    this.change({ open: { ...open, players }, request: null, memory: { ...covered(this.memory), look: null } });
  }

  /** Writes down how the match of the duel on the table goes on. */
  noteMatch(match: Match): void {
    if (this.open) this.change({ open: { ...this.open, match } });
  }

  /** Tells the players; null takes back what was said of files that they opened. */
  trouble(trouble: Trouble | null): void {
    if (trouble) this.troubles.add(trouble);
    else this.troubles.takeBack(isAboutFile);
  }

  dismissTrouble(): void {
    this.troubles.dismissNewest();
  }

  private howKept(how: HowKept): void {
    if (how === 'lasting') this.troubles.takeBack(({ kind }) => kind === 'notKept');
    else this.trouble({ kind: 'notKept', how });
  }

  /** Shows what the screen may show now. */
  private publish(): void {
    const { open } = this;
    if (!open) return this.show({ table: null });
    let laid: ReturnType<typeof layTable>;
    try {
      laid = layTable(open, this);
    } catch (error) {
      return this.mend(error);
    }
    this.on = { ...this.on, memory: laid.memory };
    this.show({ table: laid.table });
  }

  /**
   * Something of ours went wrong. What it says may name cards that not everybody knows: it goes into the file with the duel as it
   * stands now, and nowhere else.
   */
  note(error: unknown): void {
    this.noted = faultFileOf(this.open, error);
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
    const { open: laid, memory } = this;
    if (!laid) return false;
    const nowhereElse = { request: null, review: null };
    if ((this.review !== null || this.request !== null) && canBeShown(laid)) {
      this.change(nowhereElse);
      return true;
    }
    const open = goBackToGood(laid) ? laid : this.keptOneBack();
    if (!open) return false;
    this.change({ open, ...nowhereElse, memory: { ...covered(memoryBack(memory, newestLine(open))), look: null } });
    return true;
  }

  /** The kept copy of the duel, one decision or more back. */
  private keptOneBack(): OpenGame | null {
    const [text] = this.on.isKept ? this.diary.kept : [];
    const parsed = text === undefined ? null : parseSavedGame(text);
    if (!parsed?.ok) return null;
    try {
      const result = openSavedGame(this.game(), parsed.saved);
      return result.ok && goBackToGood(result.open) ? result.open : null;
    } catch {
      return null;
    }
  }

  /** The present position cannot be shown: play goes back to one that can, and the players are told. */
  private mend(error: unknown): void {
    this.note(error);
    if (this.backToGood()) return this.trouble({ kind: 'broken' });
    const [text] = this.on.isKept ? this.diary.kept : [];
    this.change({ open: null });
    if (text === undefined) return this.trouble({ kind: 'broken' });
    this.setAside(text, { why: 'refused', detail: '' });
    this.diary.forget();
  }

  /** Play went back, or an objection was withdrawn: what the seats have seen is judged by the line that goes on. */
  private wentBack(open: OpenGame): Pick<DeskState, 'memory' | 'seenBefore'> {
    const { memory, seenBefore } = this.on;
    const { running } = open;
    if (running.events.at(-1)?.kind === 'withdrew')
      return { memory: seenBefore ? seenAgain(memory, seenBefore) : memory, seenBefore: null };
    return { memory: memoryBack(memory, newestLine(open)), seenBefore: running.isObjecting ? memory.seen : null };
  }

  private keep(open: OpenGame): void {
    if (!this.on.isKept) return;
    this.diary.write(savedGameOf(open));
    if (open.running.session.plainView('public').result !== null) void this.file(open);
  }

  /** A kept duel leaves the table: it goes where it can be found again, before anything takes its place on disk. */
  private partWith(): void {
    if (this.open && this.on.isKept) this.diary.part(this.file(this.open));
  }

  /** @returns whether it is safe: filed, or at least put aside */
  private async file(open: OpenGame): Promise<boolean> {
    const [text] = this.diary.kept;
    const filed = await this.fileAway(open).catch((error: unknown) => this.asItWasKept(open, text, error));
    if (filed.kind === 'notFiled') this.trouble(filed);
    return filed.kind === 'filed' || filed.isAside;
  }

  /** One that cannot be looked at any more cannot be filed: it is put aside as it was kept, and can be left. */
  private async asItWasKept(open: OpenGame, text: string | undefined, error: unknown): Promise<Filed> {
    this.noted = faultFileOf(open, error);
    const [first, second] = open.seats;
    return text === undefined
      ? { kind: 'filed' }
      : { kind: 'notFiled', names: [first.name, second.name], turns: 0, text, isAside: await this.putAside(text) };
  }
}

const newestLine = ({ running }: OpenGame): number => running.session.plainView('public').log.at(-1)?.number ?? -1;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
