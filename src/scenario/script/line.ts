import type { Answer, Decision, Duel, DuelGame, DuelRun, Player } from '../../engine/duel';
import {
  isReopened,
  keptPriority,
  objectedTo,
  tacitPass,
  tacitWindows,
  withdrawn,
  type Given,
  type KeptPriority,
  type LineOfPlay,
  type PriorityMode,
  type TacitWindow,
} from '../../courtesy';
import { wordsOf } from '../event-words';
import { InlineChoices } from './inline-choices';
import { PlayedRun } from './played-run';

export interface LineOptions {
  /** The game with which the duel is loaded again at every decision, after it was saved to JSON text. */
  readonly reloads?: DuelGame | undefined;
  /** Told every event in the words of the format, as it happens. */
  readonly trace?: (words: string) => void;
}

const PASS: Answer = { do: 'pass' };

/** The line of play: gives answers to the duel, lets windows pass, and goes back to windows that passed tacitly. */
export class Line {
  /** What the steps of the actions under way say about selections to come. */
  readonly inline = new InlineChoices();
  private play: LineOfPlay<Answer, PlayedRun>;
  private told = 0;

  constructor(
    run: DuelRun,
    private readonly modes: readonly [PriorityMode, PriorityMode],
    private readonly options: LineOptions = {},
  ) {
    this.play = { session: new PlayedRun(run, options.reloads ?? null), given: [], objection: null };
    this.tell();
    this.passTacitly();
  }

  get run(): DuelRun {
    return this.play.session.run;
  }
  get decision(): Decision | undefined {
    return this.run.decision;
  }
  get duel(): Duel {
    return this.run.duel;
  }

  /** How the answers came to be given: `hand` by a step, `forced` by no step. */
  get given(): readonly Given<Answer>[] {
    return this.play.given;
  }

  /** Windows that passed tacitly, oldest first. */
  get windows(): readonly TacitWindow[] {
    return tacitWindows(this.given);
  }

  /** Whether windows of the player may pass tacitly. */
  passesTacitly(player: Player): boolean {
    return this.modes[player] !== 'strict';
  }

  /** The pending window is asked because of an objection. */
  get isReopened(): boolean {
    return isReopened(this.play);
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
    this.play = { ...this.play, objection: null };
    this.give('hand', answer);
    this.passTacitly();
  }

  /** An answer that no step gives: the pass of a window, a selection that had to be so, an announcement of `endTurn`. */
  goOn(answer: Answer = PASS): void {
    if (this.isReopened && answer.do === 'pass') return this.withdraw();
    this.give('forced', answer);
    this.passTacitly();
  }

  /** Play goes back to a window that passed tacitly, which is now asked. */
  reopen(window: TacitWindow): void {
    this.goOnFrom(objectedTo(this.play, window));
  }

  /**
   * The player of a tacit window has answered something by hand since it passed; an objection that was withdrawn is no such
   * answer.
   */
  hasAnsweredSince({ player, answers }: TacitWindow): boolean {
    return this.given.some(
      (one, at) =>
        at > answers && one.how === 'hand' && one.player === player && !(one.objected !== undefined && one.answer.do === 'pass'),
    );
  }

  /** Where an activation by the turn player counts as made, if it had kept priority; `inWindow` finds the answer there. */
  keptPriority(player: Player, inWindow: (then: DuelRun) => Answer | undefined): KeptPriority<Answer> | undefined {
    const { turn, turnPlayer } = this.duel.state;
    if (player !== turnPlayer) return undefined;
    return keptPriority(this.play, { player, turn }, ({ run }) => inWindow(run));
  }

  /** Takes answers back as if they had not been given. */
  takeBack(answers: number): void {
    this.play.session.rewindTo(answers);
    this.goOnFrom({ ...this.play, given: this.given.slice(0, answers) });
  }

  /** The window was passed after all: the old line comes back, and the window is not asked a second time. */
  private withdraw(): void {
    this.play = withdrawn(this.play);
    this.tell();
  }

  private goOnFrom(play: LineOfPlay<Answer, PlayedRun>): void {
    this.play = play;
    this.told = this.duel.log.length;
  }

  private passTacitly(): void {
    for (;;) {
      const { decision } = this;
      const pass = decision && tacitPass(this.play, this.modes[decision.player]);
      if (pass === undefined) return;
      this.add(pass);
    }
  }

  private give(how: 'hand' | 'forced', answer: Answer): void {
    this.add({ how, player: this.decision!.player, answer });
  }

  private add(given: Exclude<Given<Answer>, { how: 'unknown' }>): void {
    this.play.session.answer(given.player, given.answer);
    this.play = { ...this.play, given: [...this.given, given] };
    this.tell();
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
}
