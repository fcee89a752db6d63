import type { AnswerView, DuelView, Player, ReasonView } from '../engine';
import { draftOf, isDraftOpen, withoutSelection, withSelection, type Draft } from './draft';
import { fitLine, openWindows, type Given, type TacitWindow } from './given';
import { keptPriority } from './kept-priority';
import { withPlayer, type Pair, type PriorityMode } from './seats';
import type { Session } from './session';

export type Answered = { readonly ok: true } | { readonly ok: false; readonly reasons: readonly ReasonView[] };

/** A window that Respond opened again, with the line of play that comes back if it is passed after all. */
interface Reopened {
  readonly player: Player;
  readonly answers: number;
  readonly line: readonly Given[];
}

/**
 * A duel at this table: the session of the engine, and around it what the engine does not know. Who gave which answer how,
 * the windows that smooth mode let pass, and the act that is still a draft.
 */
export class RunningDuel {
  private given: Given[];
  private drafted: Draft | null = null;
  private reopened: Reopened | null = null;

  constructor(
    readonly session: Session,
    private modes: Pair<PriorityMode>,
    line: readonly Given[] = [],
  ) {
    this.given = fitLine(line, session.answerCount);
    this.settle();
  }

  /** Every answer so far, and how it came to be given. */
  get line(): readonly Given[] {
    return this.given;
  }

  get priorityModes(): Pair<PriorityMode> {
    return this.modes;
  }

  /** The act that is being built and can still be taken back. */
  get draft(): Draft | null {
    return this.drafted;
  }

  /** The pending window is asked again because its player pressed Respond. */
  get isReopened(): boolean {
    return this.reopened?.answers === this.session.answerCount;
  }

  setMode(player: Player, mode: PriorityMode): void {
    this.modes = withPlayer(this.modes, player, mode);
    this.settle();
  }

  /** An answer given by a person. */
  answer(player: Player, answer: AnswerView): Answered {
    const view = this.session.view(player);
    const option = answer.kind === 'option' ? view.decision?.options?.find((one) => one.index === answer.index) : undefined;
    if (this.isReopened && option?.do === 'pass') return this.withdraw();

    const kept = keptPriority(this.session, this.given, view, answer);
    if (kept) this.rewindTo(kept.answers);
    const asked = kept ? this.session.view(player) : view;
    const answers = this.session.answerCount;
    const building = this.drafted;
    const outcome = this.give({ how: 'hand', player, answer: kept?.answer ?? answer });
    if (!outcome.ok) return outcome;

    this.reopened = null;
    if (option) this.drafted = draftOf(player, option, asked, answers);
    else this.drafted = building?.player === player && view.decision ? withSelection(building, view.decision, answer, answers) : null;
    this.settle();
    return outcome;
  }

  /** No response. */
  pass(player: Player): Answered {
    const answer = this.passOf(player);
    return answer ? this.answer(player, answer) : { ok: false, reasons: [] };
  }

  /** Takes the newest selection of the draft back; before the first one, the act itself. */
  back(): void {
    if (!this.drafted) return;
    const before = withoutSelection(this.drafted);
    this.rewindTo(this.drafted.steps.at(-1)!);
    this.drafted = before;
  }

  /** Whether this answer is the last selection of the draft, so that it announces the act. The session is back where it was afterwards. */
  announces(player: Player, answer: AnswerView): boolean {
    const { drafted, session } = this;
    const { answerCount } = session;
    if (!drafted || !session.answer(player, answer).ok) return false;
    for (let next = this.unasked(session.view('public')); next?.how === 'forced'; next = this.unasked(session.view('public'))) {
      if (!session.answer(next.player, next.answer).ok) break;
    }
    const isOpen = isDraftOpen(drafted, session.view(player));
    session.rewindTo(answerCount);
    return !isOpen;
  }

  /** The windows that passed tacitly and that `player` may come back to, oldest first. */
  windowsOf(player: Player): TacitWindow[] {
    return openWindows(this.given, player);
  }

  /** Respond: back to a window that passed tacitly, which is now asked. */
  respond({ player, answers }: TacitWindow): void {
    const line = this.given.slice(answers);
    this.rewindTo(answers);
    this.reopened = { player, answers, line };
  }

  surrender(player: Player): void {
    this.drafted = null;
    this.reopened = null;
    this.session.surrender(player);
  }

  /** The window was passed after all: the old line of play comes back, and this window now counts as passed by hand. */
  private withdraw(): Answered {
    const [pass, ...rest] = this.reopened!.line;
    this.reopened = null;
    if (pass?.how === 'tacit') this.give({ how: 'hand', player: pass.player, answer: pass.answer });
    for (const one of rest) if (!this.give(one).ok) break;
    this.settle();
    return { ok: true };
  }

  private rewindTo(answers: number): void {
    this.session.rewindTo(answers);
    this.given.length = answers;
    this.drafted = null;
    this.reopened = null;
  }

  /** Gives the answers that nobody has to be asked for, up to the next decision for a person. */
  private settle(): void {
    for (;;) {
      const next = this.unasked(this.session.view('public'));
      if (!next || !this.give(next).ok) break;
    }
    if (this.drafted && !isDraftOpen(this.drafted, this.session.view(this.drafted.player))) this.drafted = null;
  }

  /** What may be answered without asking a person. */
  private unasked({ decision, turn, phase, log }: DuelView): Given | undefined {
    if (!decision || decision.kind === 'idle' || decision.kind === 'battle') return undefined;
    const { kind, window, player } = decision;
    if (kind === 'respond') {
      if (!window || window === 'chainLink' || this.modes[player] === 'strict' || this.isReopened) return undefined;
      const answer = this.passOf(player);
      return answer && { how: 'tacit', player, answer, mark: { window, turn, phase, line: log.at(-1)?.number ?? -1 } };
    }
    const answer = this.session.forcedAnswer();
    return answer && { how: 'forced', player, answer };
  }

  private passOf(player: Player): AnswerView | undefined {
    const pass = this.session.view(player).decision?.options?.find((option) => option.do === 'pass');
    return pass && { kind: 'option', index: pass.index };
  }

  private give(given: Given): Answered {
    if (given.how === 'unknown') return { ok: false, reasons: [] };
    const outcome = this.session.answer(given.player, given.answer);
    if (outcome.ok) this.given.push(given);
    if (given.how === 'tacit') this.drafted = null;
    return outcome;
  }
}
