import { DuelRun, type Answer, type Decision, type Duel, type Player } from '../../engine';
import { expertPool } from '../../cards';
import { wordsOf } from '../event-words';
import { InlineChoices } from './inline-choices';
import { markOf, type HandAnswer, type Reopened, type TacitWindow } from './tacit-windows';

export interface LineOptions {
  /** Save the duel to JSON text and load it again at every decision. */
  readonly reload?: boolean;
  /** Told every event in the words of the format, as it happens. */
  readonly trace?: (words: string) => void;
}

const PASS: Answer = { do: 'pass' };

/** The line of play: gives answers to the duel, lets windows pass, and remembers what passed tacitly. */
export class Line {
  /** Windows that smooth priority let pass, oldest first. */
  windows: TacitWindow[] = [];
  /** What the steps of the actions under way say about selections to come. */
  readonly inline = new InlineChoices();
  private reopened: Reopened | undefined;
  /** The answers that steps gave, oldest first. */
  private byHand: readonly HandAnswer[] = [];
  private told = 0;

  constructor(
    public run: DuelRun,
    private readonly smooth: readonly [boolean, boolean],
    private readonly options: LineOptions = {},
  ) {
    this.tell();
    this.passTacitly();
  }

  get decision(): Decision | undefined {
    return this.run.decision;
  }
  get duel(): Duel {
    return this.run.duel;
  }

  isSmooth(player: Player): boolean {
    return this.smooth[player];
  }

  /** The pending window is asked because of an objection. */
  get isReopened(): boolean {
    return this.reopened?.answers === this.run.answers.length;
  }

  /** A window in which there is nothing to do but pass. */
  get isEmptyWindow(): boolean {
    const { decision } = this;
    return decision?.kind === 'respond' && !this.isReopened && decision.options().length === 1;
  }

  /** What an action's step named and nothing asked for, once the game is open again. */
  unusedChoices(): string[] {
    const unused = this.inline.close(this.duel);
    return this.decision === undefined ? [] : unused;
  }

  /** An answer that a step gives. */
  answer(answer: Answer): void {
    if (this.isReopened && answer.do === 'pass') return this.withdraw();
    this.reopened = undefined;
    const player = this.decision?.player;
    if (player !== undefined) this.byHand = [...this.byHand, { player, answers: this.run.answers.length }];
    this.give(answer);
    this.passTacitly();
  }

  /** An answer that no step gives: the pass of a window, a selection that had to be so, an announcement of `endTurn`. */
  goOn(answer: Answer = PASS): void {
    if (this.isReopened && answer.do === 'pass') return this.withdraw();
    this.give(answer);
    this.passTacitly();
  }

  /** Play goes back to a window that passed tacitly, which is now asked. */
  reopen(window: TacitWindow): void {
    const line = this.run.answers.slice(window.answers);
    const { windows, byHand } = this;
    this.goBack(window.answers);
    this.reopened = { answers: window.answers, line, windows, byHand };
  }

  /** The player of a tacit window has answered something by hand since it passed. */
  hasAnsweredSince({ player, answers }: TacitWindow): boolean {
    return this.byHand.some((one) => one.player === player && one.answers > answers);
  }

  /** The tacit windows in which a player held priority as the turn player, this turn, since anything was last done by a step. */
  windowsKept(player: Player): TacitWindow[] {
    const { turn } = this.duel.state;
    const since = this.byHand.at(-1)?.answers ?? -1;
    return this.windows.filter(
      (window) => window.player === player && window.turnPlayer === player && window.turn === turn && window.answers > since,
    );
  }

  /** Looks at the duel as it stood before the answer number `answers`, and comes back unless something is answered there. */
  at<T>(answers: number, look: () => T | undefined): T | undefined {
    const line = this.run.answers.slice(answers);
    const { windows, byHand } = this;
    this.goBack(answers);
    const found = look();
    if (found === undefined) {
      for (const answer of line) this.give(answer);
      this.windows = windows;
      this.byHand = byHand;
    }
    return found;
  }

  /** The window was passed after all: the old line comes back, and the window is not asked a second time. */
  private withdraw(): void {
    const { line, windows, answers, byHand } = this.reopened!;
    this.reopened = undefined;
    for (const answer of line) this.give(answer);
    this.byHand = byHand;
    this.windows = windows.filter((window) => window.answers !== answers);
  }

  private goBack(answers: number): void {
    this.run.rewindTo(answers);
    this.windows = this.windows.filter((window) => window.answers < answers);
    this.byHand = this.byHand.filter((one) => one.answers < answers);
    this.told = this.duel.log.length;
  }

  private passTacitly(): void {
    for (;;) {
      const { decision } = this;
      if (
        decision?.kind !== 'respond' ||
        decision.window === undefined ||
        decision.window === 'chainLink' ||
        !this.smooth[decision.player] ||
        this.isReopened
      )
        return;
      this.windows.push(markOf(this.run, decision.player, decision.window));
      this.give(PASS);
    }
  }

  private give(answer: Answer): void {
    this.run.answer(answer);
    this.tell();
    if (this.options.reload === true) this.reload();
  }

  /** New events: for the trace, and to see which actions have come to nothing. */
  private tell(): void {
    for (const event of this.duel.log.slice(this.told)) {
      if (event.card !== undefined && (event.verb === 'negate' || event.verb === 'noEffect' || event.verb === 'noTarget'))
        this.inline.forget(event.card);
      this.options.trace?.(wordsOf(event) ?? event.verb);
    }
    this.told = this.duel.log.length;
  }

  private reload(): void {
    if (this.duel.state.result !== null) return;
    const loaded = DuelRun.load(expertPool, JSON.parse(JSON.stringify(this.run.save())));
    if (!loaded.ok)
      throw new Error(
        `The saved duel cannot be loaded: ${loaded.error.code} at ${loaded.error.where}, expected ${loaded.error.expected}, got ${loaded.error.got}`,
      );
    if (loaded.lost !== undefined)
      throw new Error(
        `The saved duel no longer fits its answers: ${loaded.lost.where}, expected ${loaded.lost.expected}, got ${loaded.lost.got}`,
      );
    this.run = loaded.run;
    this.told = this.duel.log.length;
  }
}
