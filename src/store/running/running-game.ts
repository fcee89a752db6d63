import type { Meant, Pause, Seat as Player } from '../../engine/table';
import type { AnswerView, GameView, Moment, OptionView, ReasonView, Session } from '../../games/view';
import { ASKING_NOTHING, asksNow, spotOf, stillAsking } from './asking';
import { beginsDraft, draftOf, withoutSelection, withSelection, type Draft } from './draft';
import {
  fitLine,
  isReopened,
  keptPriority,
  leftAt,
  objectedTo,
  objectionOf,
  olderWindows,
  openWindows,
  tacitPass,
  withdrawn,
  type LineOfPlay,
  type Objection,
  type OlderWindows,
  type TacitWindow,
} from '../../courtesy';
import type { Given } from './given';
import { lastAct, type LastAct } from './last-act';
import { NOTHING_PAST, type Past } from './past';
import { withPlayer, type Pair, type PriorityMode } from '../seats';
import { hasStop, priorityBack, toggleStop, withPriority, type Priority, type Stop } from './stops';
import { eventsBack, withBranch, withEvent, type Branch, type TableEvent, type WhyAsked } from './table-events';

export type Answered = { readonly ok: true } | { readonly ok: false; readonly reasons: readonly ReasonView[] };

/** How many windows before the last answer by hand the list still shows. */
const OLDER_SHOWN = 8;

/**
 * A duel at this table: the session of the engine, and around it what the engine does not know. Who gave which answer how,
 * the windows that smooth mode let pass, the act that is still a draft, and the lines of play that were taken back.
 */
export class RunningGame {
  private play: LineOfPlay<AnswerView, Session>;
  private drafted: Draft | null = null;
  private meant: (Meant & { readonly player: Player }) | null = null;
  private known: Past;
  /** How the seats wanted to be asked before the open objection: withdrawing brings that back too. */
  private priorityLeft: Past['priority'];
  private comings = 0;

  constructor(session: Session, modes: Pair<PriorityMode>, line: readonly Given[] = [], past: Partial<Past> = {}) {
    this.known = {
      ...NOTHING_PAST,
      ...past,
      priority: past.priority?.length ? past.priority : [{ answers: 0, modes, stops: [] }],
    };
    this.priorityLeft = this.known.priority;
    this.play = {
      session,
      given: fitLine(line, session.answerCount),
      objection: past.objection ? objectionOf(session, past.objection) : null,
    };
    this.settle();
  }

  /** The engine's duel. Going back puts another one in its place. */
  get session(): Session {
    return this.play.session;
  }

  /** Every answer so far, and how it came to be given. */
  get line(): readonly Given[] {
    return this.play.given;
  }

  /** What the table remembers besides the answers: for keeping it in a file. */
  get past(): Past {
    const { objection } = this.play;
    return objection ? { ...this.known, objection: objection.kept } : this.known;
  }

  get events(): readonly TableEvent[] {
    return this.known.events;
  }

  get branches(): readonly Branch[] {
    return this.known.branches;
  }

  get priority(): Priority {
    return this.known.priority.at(-1)!;
  }

  get priorityModes(): Pair<PriorityMode> {
    return this.priority.modes;
  }

  /** The act that is being built and can still be taken back. */
  get draft(): Draft | null {
    return this.drafted;
  }

  /** What an audience sees: an act that is still being built has not been announced. */
  get announced(): { readonly view: GameView; readonly answers: number } {
    const { drafted, session } = this;
    return drafted
      ? { view: drafted.everybody, answers: drafted.steps[0]! }
      : { view: session.view('public'), answers: session.answerCount };
  }

  /** The pending window is asked again because its player pressed Respond. */
  get isReopened(): boolean {
    return isReopened(this.play);
  }

  /** An objection waits for its act or its withdrawal: nobody can go back elsewhere now. */
  get isObjecting(): boolean {
    return this.play.objection !== null;
  }

  /** Changes whenever another line of play takes the place of the one that was shown. */
  get returns(): number {
    return this.comings;
  }

  /** What has just happened at the table: play went back to the decision that is asked now. */
  get wentBack(): TableEvent | null {
    const newest = this.known.events.findLast((event) => 'to' in event);
    return newest && newest.to.answers === this.session.answerCount && newest === this.known.events.at(-1) ? newest : null;
  }

  setMode(player: Player, mode: PriorityMode): void {
    const { modes, stops } = this.priority;
    this.prefer({ modes: withPlayer(modes, player, mode), stops });
  }

  /** Sets or takes away a flag on the phase rail. */
  toggleStop(stop: Stop): void {
    const { modes, stops } = this.priority;
    this.prefer({ modes, stops: toggleStop(stops, stop) });
  }

  private prefer(priority: Priority): void {
    this.known = { ...this.known, priority: withPriority(this.known.priority, this.session.answerCount, priority) };
    this.settle();
  }

  /** Whether requests of this seat to go back are refused without being asked. */
  isBlocked(player: Player): boolean {
    return this.known.blocked[player];
  }

  /** The other seat will not be asked any more, or again, whether play may go back. */
  block(player: Player, blocked: boolean): void {
    if (this.known.blocked[player] === blocked) return;
    this.known = { ...this.known, blocked: withPlayer(this.known.blocked, player, blocked) };
    this.tell({ kind: blocked ? 'blocked' : 'unblocked', by: player === 0 ? 1 : 0 });
  }

  /** A request of this seat was refused. */
  refused(by: Player, of: 'respond' | 'undo'): void {
    this.tell({ kind: 'refused', by, of });
  }

  /**
   * An answer given by a person. `asks`: with an act, its windows are asked of both seats. `then`: the player has said already
   * where to go when the phase is over, which nobody else is told before; if the end of the phase is answered by a chain, it
   * falls.
   */
  answer(
    player: Player,
    answer: AnswerView,
    { asks = false, then }: { readonly asks?: boolean; readonly then?: string | undefined } = {},
  ): Answered {
    const view = this.session.plainView(player);
    const options: readonly OptionView[] = view.decision?.options ?? [];
    const option = answer.kind === 'option' ? options.find((one) => one.index === answer.index) : undefined;
    if (this.isReopened && option?.do === 'pass') return this.withdraw();

    const act = this.session.keptPriority(player, answer);
    const kept = act && keptPriority(this.play, act, (then) => act.answerIn(then.plainView(player)), act.counts);
    if (kept) this.takeBack(kept.answers);
    const asked = kept ? this.session.plainView(player) : view;
    const answers = this.session.answerCount;
    const everybody = option && beginsDraft(option) ? this.session.view('public') : null;
    const building = this.drafted;
    const objected = this.isReopened ? this.play.objection?.kept.mark : undefined;
    const outcome = this.give({ how: 'hand', player, answer: kept?.answer ?? answer, ...(objected && { objected }) });
    if (!outcome.ok) return outcome;

    if (option && player === view.turnPlayer)
      this.meant = then === undefined ? null : { player, to: then, turn: view.turn, phase: view.phase };
    if (asks && option && option.do !== 'pass') this.known = { ...this.known, asking: { ...this.known.asking, act: view.turn } };
    if (option) this.drafted = everybody && draftOf(player, option, asked, everybody, answers);
    else
      this.drafted =
        building?.player === player && view.decision ? withSelection(building, view.decision, answer, answers) : null;
    this.settle();
    return outcome;
  }

  /** No response. */
  pass(player: Player): Answered {
    const answer = this.session.passAnswer();
    return answer ? this.answer(player, answer) : { ok: false, reasons: [] };
  }

  /** Takes the newest selection of the draft back; before the first one, the act itself. */
  back(): void {
    if (!this.drafted) return;
    const before = withoutSelection(this.drafted);
    this.takeBack(this.drafted.steps.at(-1)!);
    this.drafted = before;
  }

  /** Whether this answer is the last selection of the draft, so that it announces the act. */
  announces(player: Player, answer: AnswerView): boolean {
    return this.drafted !== null && this.session.announces(player, answer);
  }

  /** The windows that passed tacitly and that `player` may come back to, oldest first. */
  windowsOf(player: Player): TacitWindow[] {
    return openWindows(this.line, player);
  }

  /**
   * The newest windows that `player` has left behind by an answer of its own: those it may ask for, and those it has objected to.
   */
  olderWindowsOf(player: Player): OlderWindows {
    return olderWindows(this.line, player, OLDER_SHOWN);
  }

  /**
   * Respond: back to a window that passed tacitly, which is now asked. `learned`: the other seat had to agree, because of that.
   */
  respond(to: TacitWindow, learned?: WhyAsked): void {
    const { answers, phase, window } = to;
    const taken = this.line.length - answers;
    this.priorityLeft = this.known.priority;
    this.goOn(objectedTo(this.play, to));
    this.tell({
      kind: 'objected',
      by: to.player,
      to: { answers, taken, phase, window },
      ...(learned && { learned }),
    });
  }

  /** Back to an earlier decision; the other seat has agreed. */
  rewind(by: Player, answers: number): void {
    this.leave('rewound', by, this.decisionAt(answers));
  }

  /** Play goes on from an earlier decision. What follows it is taken back and kept as a branch. */
  private leave(why: 'rewound' | 'tookBack', by: Player, at: number): void {
    const taken: Branch = { at, by, why, line: this.line.slice(at), moments: this.session.moments.slice(at) };
    this.goOn(leftAt(this.play, at));
    this.known = { ...this.known, branches: withBranch(this.known.branches, taken) };
    const { phase = 'draw', window } = this.session.moment ?? {};
    this.tell({ kind: why, by, to: { answers: at, taken: taken.line.length, phase, ...(window && { window }) } });
  }

  /** What the player who acts freely now did last, and whether it can be taken back; null while nobody does. */
  get lastAct(): LastAct | null {
    if (this.drafted || this.isObjecting) return null;
    return lastAct(this.line, this.session);
  }

  /** The player who is asked takes its last act back. The other one need not agree: the act has bound nobody. */
  takeActBack(): void {
    const act = this.lastAct;
    if (act && 'answers' in act) this.leave('tookBack', this.session.moment!.player, act.answers);
  }

  /** The decision of a person at or before this number of answers: what was forced is not asked again. */
  decisionAt(answers: number): number {
    let at = answers;
    while (at > this.session.reachableFrom && this.line[at]?.how === 'forced') at -= 1;
    return at;
  }

  /**
   * A fault of ours stands in the way: play goes on from the newest earlier decision of a person that `isGood`, and what came
   * after it is forgotten. @returns false when there is none.
   */
  goOnBefore(isGood: () => boolean): boolean {
    const { play, known, drafted } = this;
    for (let at = play.given.length - 1; at >= play.session.reachableFrom; at -= 1) {
      const how = play.given[at]?.how;
      if (how === 'tacit' || how === 'forced') continue;
      try {
        this.goOn(leftAt(this.play, at));
      } catch {
        continue;
      }
      if (isGood()) return true;
    }
    this.play = play;
    this.known = known;
    this.drafted = drafted;
    return false;
  }

  surrender(player: Player): void {
    this.drafted = null;
    this.play = { ...this.play, objection: null };
    this.session.surrender(player);
  }

  /** The window was passed after all: the old line of play comes back, and this window now counts as passed by hand. */
  private withdraw(): Answered {
    const { player } = this.play.objection!.kept;
    this.play = withdrawn(this.play);
    this.comings += 1;
    this.known = { ...this.known, priority: this.priorityLeft, asking: ASKING_NOTHING };
    this.tell({ kind: 'withdrew', by: player });
    this.settle();
    return { ok: true };
  }

  /** Goes on from an earlier decision, which is asked of both seats by hand. */
  private goOn(from: LineOfPlay<AnswerView, Session>): void {
    this.play = from;
    this.comings += 1;
    this.drafted = null;
    this.meant = null;
    const { moment } = this.session;
    this.known = {
      ...this.known,
      priority: priorityBack(this.known.priority, this.line.length),
      events: eventsBack(this.known.events, this.newestLine),
      asking: moment ? { window: spotOf(moment) } : ASKING_NOTHING,
    };
  }

  /** Takes answers back that have not been announced yet; nothing else changes. */
  private takeBack(answers: number): void {
    this.session.rewindTo(answers);
    this.play = { ...this.play, given: this.line.slice(0, answers) };
    this.drafted = null;
    const { act: _, ...asking } = this.known.asking;
    this.known = { ...this.known, asking, priority: withPriority(this.known.priority, answers, this.priority) };
  }

  /** Gives the answers that nobody has to be asked for, up to the next decision for a person. */
  private settle(): void {
    for (;;) {
      const next = this.unasked();
      if (!next || !this.give(next).ok) break;
    }
    if (this.drafted && this.session.announcing !== this.drafted.steps[0]) this.drafted = null;
    this.known = { ...this.known, asking: stillAsking(this.known.asking, this.session.moment) };
    if (this.play.objection && !this.drafted && !this.isReopened) this.endObjection(this.play.objection);
  }

  /** The objecting seat has acted: the old line does not come back. */
  private endObjection({ kept, left }: Objection<AnswerView, Session>): void {
    this.play = { ...this.play, objection: null };
    const branch: Branch = {
      at: kept.answers,
      by: kept.player,
      why: 'objected',
      line: kept.line,
      moments: left.moments.slice(kept.answers),
    };
    this.known = { ...this.known, branches: withBranch(this.known.branches, branch) };
  }

  /** What may be answered without asking a person. */
  private unasked(): Given | undefined {
    const { moment } = this.session;
    const chosen = this.meant && this.session.onTo(this.meant.player, this.meant);
    if (chosen) return { how: 'hand', player: this.meant!.player, answer: chosen };
    if (moment?.window)
      return this.isAsked(moment)
        ? undefined
        : tacitPass(this.play, this.priority.modes[moment.player], (pause) => this.isQuiet(moment, pause));
    const answer = this.session.forcedAnswer();
    if (!moment || !answer) return undefined;
    return { how: 'forced', player: moment.player, answer };
  }

  /** Whether the seat wants to be asked the window that is open. */
  private isAsked(moment: Moment): boolean {
    const { player, turnPlayer, phase } = moment;
    const { modes, stops } = this.priority;
    return (
      modes[player] === 'strict' ||
      hasStop(stops, { seat: player, turnOf: turnPlayer, phase }) ||
      asksNow(this.known.asking, moment)
    );
  }

  /** The pause at which the seat is asked now, though it plays neither strict nor asked for it; null where there is none. */
  get pause(): Pause | null {
    const { moment } = this.session;
    if (!moment?.window || this.isReopened || this.isAsked(moment) || this.priority.modes[moment.player] !== 'pause') return null;
    return this.session.courtesies.pauseAt(moment, this.session.plainView('public')) ?? null;
  }

  /** The seat lets the pause pass, and does not want to be asked any more in this turn, or because of this card. */
  passQuietly(player: Player, what: 'turn' | 'card'): Answered {
    const { pause } = this;
    const { moment } = this.session;
    if (pause === null || moment?.player !== player || (what === 'card' && pause.card === undefined))
      return { ok: false, reasons: [] };
    const before = this.known.quiet[player];
    const after = what === 'turn' ? { ...before, turn: moment.turn } : { ...before, cards: [...before.cards, pause.card!] };
    this.known = { ...this.known, quiet: withPlayer(this.known.quiet, player, after) };
    return this.pass(player);
  }

  private isQuiet({ player, turn }: Moment, { card }: Pause): boolean {
    const quiet = this.known.quiet[player];
    return quiet.turn === turn || (card !== undefined && quiet.cards.includes(card));
  }

  private give(given: Given): Answered {
    if (given.how === 'unknown') return { ok: false, reasons: [] };
    const outcome = this.session.answer(given.player, given.answer);
    if (outcome.ok) this.play = { ...this.play, given: [...this.line, given] };
    if (given.how === 'tacit') this.drafted = null;
    return outcome;
  }

  private get newestLine(): number {
    return this.logNow.at(-1)?.number ?? -1;
  }

  private get logNow(): GameView['log'] {
    return this.session.plainView('public').log;
  }

  private tell(event: TableEvent extends infer E ? (E extends TableEvent ? Omit<E, 'line' | 'turn'> : never) : never): void {
    const told = { ...event, line: this.newestLine, turn: this.session.plainView('public').turn } as TableEvent;
    this.known = { ...this.known, events: withEvent(this.known.events, told) };
  }
}
