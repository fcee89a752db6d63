import type { AnyAnswer, AnyDecision, Doing } from './decision';
import type { FlowState, Frame } from './flow-state';
import type { World } from './machine';
import { END, GameOver } from './play';
import { nextStep } from './procedure';
import type { Playing, Procedure, WholeStep } from './rules';

/** A rest point: the state, and how much had been told. */
export interface RestPoint<State> {
  readonly state: State;
  readonly told: number;
  /** Copied from a running game, not from a file: it needs no copy to be kept again. */
  readonly isCopy: boolean;
  /** It was found where nobody watched that somebody can do more here than pass. */
  readonly isAsked: boolean;
}

/** What the world needs to know of a game's state besides its flow. */
export interface Stateful<State, P> {
  /**
   * A copy that shares nothing that changes. `before`: an earlier copy that never changes, from which is taken what is as it was.
   * `old`: a state that nobody needs any more, from which the copy may take what it would else have to make.
   */
  copy(state: State, before?: State, old?: State): State;
  /** The state of the play is another than before: what had been looked up in the old one is forgotten. */
  takenUp(play: P): void;
}

/** From one question to the next there are a dozen steps; whole turns that are skipped take some more. */
const MOST_STEPS = 10_000;

/**
 * What has been looked up for the frame at a depth of the stack: its procedure, and the step done last, after which the next one
 * mostly comes. It holds for that very frame only, and a step that does not fit is looked up anew.
 */
interface Known {
  frame: Frame;
  procedure: Procedure;
  done: WholeStep | null;
}

/** A game of procedures as the machine sees it. */
export class ProcedureWorld<State extends FlowState, P extends Playing & { state: State }> implements World<
  RestPoint<State>,
  AnyDecision,
  AnyAnswer
> {
  snapshotAtRest: RestPoint<State> | undefined;
  /**
   * The rest point at which a search began. The way from there to its first decision was watched: every window on it was asked,
   * and is asked again. On all others a window in which one could only pass is none.
   */
  root: RestPoint<State> | undefined;
  private readonly known: Known[] = [];
  /** The state of the play is a copy that was made here: until then it may be that of another game which goes on. */
  private ownsState = false;
  /** The state is still a rest point that has just been taken up. */
  private isAsTakenUp = false;

  constructor(
    private readonly play: P,
    private readonly kind: Stateful<State, P>,
  ) {}

  nextTransaction(keepSnapshot: boolean | 'atWindows'): Doing | undefined {
    const { play } = this;
    try {
      play.atRest();
      for (let steps = 0; steps < MOST_STEPS; steps++) {
        const { frames } = play.state;
        const here = frames[frames.length - 1];
        if (here === undefined || play.state.turn > play.lastTurn) return undefined;
        play.rules.looksForEnd?.(play);
        const known = this.knownOf(here, frames.length);
        const step = nextStep(play, here, known.procedure, known.done);
        if (step === undefined) {
          this.isAsTakenUp = false;
          frames.pop();
          continue;
        }
        if (step.do !== null) {
          this.isAsTakenUp = false;
          here.at = step.next;
          known.done = step;
          step.do(play, here);
          // Its last step is done and nothing has come of it: it is over.
          if (step.next === END && here.at === END && frames[frames.length - 1] === here) frames.pop();
          continue;
        }
        if (step.silently !== null && !play.watched && !this.isKnownToAsk && step.silently(play, here)) continue;
        if (keepSnapshot === true || (keepSnapshot === 'atWindows' && this.isKeptAt(step.silently !== null)))
          this.keep(step.name, step.silently !== null && !play.watched);
        this.isAsTakenUp = false;
        here.at = step.next;
        return step.ask!(play, here);
      }
      throw new Error(`an endless loop: ${MOST_STEPS} steps without a question`);
    } catch (error) {
      if (error instanceof GameOver) return undefined;
      throw error;
    }
  }

  /** Nothing has happened since a rest point was taken up at which somebody can do more than pass. */
  private get isKnownToAsk(): boolean {
    return this.isAsTakenUp && this.snapshotAtRest!.isAsked;
  }

  private knownOf(frame: Frame, depth: number): Known {
    const known = this.known[depth];
    if (known?.frame === frame) return known;
    const procedure = this.play.rules.procedures[frame.kind]!;
    if (known === undefined) return (this.known[depth] = { frame, procedure, done: null });
    known.frame = frame;
    known.procedure = procedure;
    known.done = null;
    return known;
  }

  /** What comes first is kept wherever it is, and so is what comes next: see `root`. */
  private isKeptAt(window: boolean): boolean {
    return window || this.snapshotAtRest === this.root;
  }

  /** The rest point stands at the very step that asks: those before it that are not taken are not looked at again. */
  private keep(at: string, isAsked: boolean): void {
    const { play } = this;
    const here = play.top;
    play.luck?.rest();
    // Where nothing has happened since a rest point was taken up, it is still the one.
    const before = this.snapshotAtRest;
    if (this.isAsTakenUp && before?.isCopy === true && here.at === at && before.told === play.log.length) return;
    here.at = at;
    this.snapshotAtRest = { state: this.kind.copy(play.state, before?.state), told: play.log.length, isCopy: true, isAsked };
    if (before === undefined) this.root = this.snapshotAtRest;
  }

  isEnd(error: unknown): boolean {
    return error instanceof GameOver;
  }

  restore(rest: RestPoint<State>): void {
    const { play } = this;
    this.snapshotAtRest = rest;
    play.state = this.kind.copy(rest.state, undefined, this.ownsState ? play.state : undefined);
    this.ownsState = true;
    // A game taken up from a save may not have been told what came before.
    if (play.log.length > rest.told) play.log.length = rest.told;
    play.path.length = 0;
    this.kind.takenUp(play);
    this.isAsTakenUp = true;
  }
}
