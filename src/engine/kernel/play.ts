import type { ActDecision } from './decision';
import type { AnyEvent, FlowState, Frame } from './flow-state';
import type { Luck } from './luck';
import { below, shuffle } from './random';

/** Thrown when a game is decided in the middle of something; the runner stops there. Not an error. */
export class GameOver {}

/** Thrown in the middle of something because what was asked of the game cannot be: told as it is, for the engine did no wrong. */
export abstract class NotOurFault extends Error {}

/** Over: no step of the frame comes any more. */
export const END = '';

/** What an act may bring about at the most before the game rests again. */
const MOST_EVENTS = 20_000;

/** A game under way: its state and its log. */
export abstract class Play<State extends FlowState = FlowState, Event extends AnyEvent = AnyEvent> {
  /** Everything that has happened; only grows, cut back on rewind. */
  log: Event[] = [];
  /** Labels of the running actions, for error messages. */
  readonly path: string[] = [];
  /** Off in search, simulation and benchmarks: windows in which one could only pass are passed unasked. */
  watched = true;
  /** Where nobody watches: a question that has been found to have more answers than a pass, and the frame that asks it. */
  ready: ActDecision | null = null;
  readyIn: Frame | null = null;
  /** Where every outcome of chance is looked at in turn; null: the generator brings them. */
  luck: Luck | null = null;
  /** Nothing happens any more once this turn is over. */
  lastTurn = Infinity;
  /** More events than these before the next rest point are an endless loop. */
  private mostEvents = Infinity;

  constructor(
    public state: State,
    /** Off when a game only runs forwards and nobody reads what happened. */
    readonly keepsLog: boolean,
  ) {}

  /** Something has happened: what follows from it by itself. */
  protected abstract happened(event: Event): void;

  /** The innermost frame. */
  get top(): Frame {
    const { frames } = this.state;
    return frames[frames.length - 1]!;
  }

  /** The frame that lies beneath this one; undefined at the bottom. */
  beneath(frame: Frame): Frame | undefined {
    const { frames } = this.state;
    return frames[frames.lastIndexOf(frame) - 1];
  }

  /** Lays a frame on top. Frames that are over go first, so that what lies beneath it is what it will come back to. */
  push(frame: Frame): void {
    const { frames } = this.state;
    while (frames.length > 0 && frames[frames.length - 1]!.at === END) frames.pop();
    frames.push(frame);
  }

  /** Begins a new moment: what happens until the next call happens at the same time. */
  newBatch(): void {
    this.state.batch += 1;
    this.state.lastBatch = [];
  }

  /** Something happened: log it, remember it as part of the last moment, see what follows. */
  happen(event: Omit<Event, 'batch'>): void {
    const happened = this.dated(event);
    if (this.keepsLog) this.log.push(happened);
    this.count();
    this.state.lastBatch.push(happened);
    this.happened(happened);
  }

  /** Something to tell that is no happening of its own: where nobody reads it, it only counts. */
  note(event: Omit<Event, 'batch'>): void {
    if (this.keepsLog) this.log.push(this.dated(event));
    this.count();
  }

  private dated(event: Omit<Event, 'batch'>): Event {
    const full = event as unknown as { batch: number };
    full.batch = this.state.batch;
    return full as unknown as Event;
  }

  private count(): void {
    if (++this.state.eventCount > this.mostEvents) throw new Error(`an endless loop: ${MOST_EVENTS} events without a rest point`);
  }

  /** A rest point: what happens from here on is counted anew. */
  atRest(): void {
    this.mostEvents = this.state.eventCount + MOST_EVENTS;
  }

  /** What chance brings: a whole number from 0 to `limit` − 1. */
  outcome(limit: number): number {
    return this.luck === null ? below(this.state.random, limit) : this.luck.next(limit);
  }

  /** Shuffles what lies there; for a search that looks at every outcome it stays as it lies. */
  shuffle<T>(list: T[]): void {
    if (this.luck === null) shuffle(this.state.random, list);
  }

  /** The next moment of the clock: identities and the order of effects. */
  tick(): number {
    return ++this.state.clock;
  }
}
