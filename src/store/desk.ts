import type { Match } from '../match';
import { forgetDuel, keepDuel, keptDuel, setAside } from './keeping/duel-shelf';
import { openSavedDuel, savedDuelOf, type OpenDuel } from './open-duel';
import { memoryBack, seenAgain } from './going-back/went-back';
import { parseSavedDuel, type SaveProblem } from './keeping/saved-duel';
import { covered, NOBODY_LOOKED, type ScreenMemory } from './looking/screen';
import { canBeShown, faultFileOf, goBackToGood } from './going-back/good-position';
import { LookBack, type Review } from './going-back/review';
import type { Pair } from './seats';
import { layTable, type Table, type TableRequest, type Trouble } from './table';

/** What the desk shows to the page: everything else stays behind it. */
export interface Shown {
  readonly table: Table | null;
  readonly trouble: Trouble | null;
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

  /** `fileAway` gets every kept duel that is over, and every one that leaves the table. */
  constructor(
    private readonly show: (shown: Partial<Shown>) => void,
    private readonly fileAway: (open: OpenDuel) => void = () => undefined,
  ) {}

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
    const newest = next.duel.session.view('public').log.at(-1)?.number ?? -1;
    this.memory = { ...NOBODY_LOOKED, seen: [newest, newest] };
    this.keep();
    this.publish();
  }

  /** Clears the table; a kept duel is forgotten, unless another one lay on it. */
  clear(): void {
    this.partWith();
    if (this.isKept) forgetDuel();
    this.laid = null;
    this.request = null;
    this.review = null;
    this.publish();
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
      const before = this.isKept ? keptDuel() : null;
      this.laid = null;
      const problem = before === null ? null : this.openText(before);
      if (problem && before !== null) setAside(before);
      this.trouble(problem ? { kind: 'cannotOpen', problem, isAside: true } : { kind: 'broken' });
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

  trouble(trouble: Trouble | null): void {
    this.show({ trouble });
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
   * Back to the last position that can be shown, and at least one decision back: whoever asks could not draw the present one. If the
   * duel cannot go back by itself, the kept copy is taken up and goes back. @returns false when nothing earlier is left.
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
    const text = this.isKept ? keptDuel() : null;
    const parsed = text === null ? null : parseSavedDuel(text);
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
    const text = this.isKept ? keptDuel() : null;
    if (text !== null) setAside(text);
    this.trouble(text === null ? { kind: 'broken' } : { kind: 'cannotOpen', problem: { why: 'refused', detail: '' }, isAside: true });
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
    if (!keepDuel(savedDuelOf(this.laid))) this.trouble({ kind: 'notKept' });
    if (this.laid.duel.session.view('public').result !== null) this.fileAway(this.laid);
  }

  /** A kept duel leaves the table: it goes where it can be found again. */
  private partWith(): void {
    if (!this.laid || !this.isKept) return;
    try {
      this.fileAway(this.laid);
    } catch (error) {
      // One that cannot be looked at any more cannot be filed: it is put aside as it was kept, and can be left.
      this.note(error);
      const text = keptDuel();
      if (text !== null) setAside(text);
    }
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
