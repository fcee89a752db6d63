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
import type { AnyAnswer, AnyDecision, Replay, Seat } from '../../engine/kernel';
import type { EndOfTurn, Inline, Kinds, LineOfScript, ScenarioGame } from '../scenario-game';
import { PASS, PlayedRun } from './played-run';

export interface LineOptions {
  /** The game is saved to JSON text and loaded again at every decision. */
  readonly reload?: boolean | undefined;
  /** Told every event in the words of the format, as it happens. */
  readonly trace?: ((words: string) => void) | undefined;
}

/** Where windows pass tacitly their moments are looked at again: a load from a rest point does not know them any more. */
const waysToReload = (modes: readonly PriorityMode[]): readonly Replay[] =>
  modes.every((mode) => mode === 'strict') ? ['all', 'lastRestPoint'] : ['all'];

/** The line of play: gives answers to the game, lets windows pass, and goes back to windows that passed tacitly. */
export class Line<K extends Kinds> implements LineOfScript<K> {
  /** What the steps of the acts under way say about selections to come. */
  readonly inline: Inline<K>;
  readonly endOfTurn: EndOfTurn;
  private play: LineOfPlay<AnyAnswer, PlayedRun<K>>;
  private told = 0;

  constructor(
    readonly game: ScenarioGame<K>,
    run: K['run'],
    private readonly modes: readonly [PriorityMode, PriorityMode],
    private readonly options: LineOptions = {},
  ) {
    this.inline = game.inline();
    this.endOfTurn = game.endOfTurn(this);
    this.play = {
      session: new PlayedRun(game, run, options.reload === true ? waysToReload(modes) : []),
      given: [],
      objection: null,
    };
    this.tell();
    this.passTacitly();
  }

  get run(): K['run'] {
    return this.play.session.run;
  }
  get decision(): AnyDecision | undefined {
    return this.run.decision;
  }

  /** How the answers came to be given: `hand` by a step, `forced` by no step. */
  get given(): readonly Given<AnyAnswer>[] {
    return this.play.given;
  }

  get windows(): readonly TacitWindow[] {
    return tacitWindows(this.given);
  }

  /** Whether windows of the player may pass tacitly. */
  passesTacitly(player: Seat): boolean {
    return this.modes[player] !== 'strict';
  }

  /** The pending window is asked because of an objection. */
  get isReopened(): boolean {
    return isReopened(this.play);
  }

  /** A window is asked, which passes where no step acts in it. */
  get isWindow(): boolean {
    const { decision } = this;
    return decision !== undefined && (this.game.isWindow(decision) || this.endOfTurn.isWindow(decision));
  }

  /** A window in which there is nothing to do but pass. */
  get isEmptyWindow(): boolean {
    const { decision } = this;
    return decision?.form === 'act' && this.isWindow && !this.isReopened && decision.options().length === 1;
  }

  /** What an act's step named and nothing asked for, once the game is open again. */
  unusedChoices(): readonly string[] {
    const unused = this.inline.close(this.run);
    return this.decision === undefined ? [] : unused;
  }

  answer(answer: AnyAnswer): void {
    if (this.isReopened && answer.do === 'pass') return this.withdraw();
    this.play = { ...this.play, objection: null };
    this.give('hand', answer);
    this.passTacitly();
  }

  goOn(answer: AnyAnswer = PASS): void {
    if (this.isReopened && answer.do === 'pass') return this.withdraw();
    this.give('forced', answer);
    this.passTacitly();
  }

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
  keptPriority(player: Seat, inWindow: (then: K['run']) => AnyAnswer | undefined): KeptPriority<AnyAnswer> | undefined {
    const { turn, turnPlayer } = this.run.play.state;
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

  private goOnFrom(play: LineOfPlay<AnyAnswer, PlayedRun<K>>): void {
    this.play = play;
    this.told = this.run.play.log.length;
  }

  private passTacitly(): void {
    for (;;) {
      const { decision } = this;
      const pass = decision && tacitPass(this.play, this.modes[decision.player]);
      if (pass === undefined) return;
      this.add(pass);
    }
  }

  private give(how: 'hand' | 'forced', answer: AnyAnswer): void {
    this.add({ how, player: this.decision!.player, answer });
  }

  private add(given: Exclude<Given<AnyAnswer>, { how: 'unknown' }>): void {
    this.play.session.answer(given.player, given.answer);
    this.play = { ...this.play, given: [...this.given, given] };
    this.tell();
  }

  /** New events: for the trace, and to see which acts have come to nothing. */
  private tell(): void {
    const { log } = this.run.play;
    for (const event of log.slice(this.told)) {
      this.inline.hear(event);
      this.options.trace?.(this.game.wordsOf(this.run, event));
    }
    this.told = log.length;
  }
}
