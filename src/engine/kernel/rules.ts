import type { ActDecision, AnyAct, Doing, OrderDecision } from './decision';
import type { Frame, ItemsFrame, StackEntry, Waiting, WindowFrame } from './flow-state';
import type { Play } from './play';
import type { After, Seat } from './priority';

/** A game under way with the rules that it is played by: what the procedures of the kernel are given. */
export interface Playing extends Play {
  readonly rules: Rules;
}

/**
 * One step of something that happens in an order. The runner moves the frame on to the next step *before* it runs this one, and
 * takes the copy of a rest point before that: a step goes elsewhere by setting `here.at`, comes again by setting it to its own
 * name, and ends its frame with `END`.
 */
export interface Step<P extends Playing = Playing, F extends Frame = Frame> {
  readonly name: string;
  /** Whether the step is taken at all. Only looks. */
  when?(play: P, here: F): boolean;
  /** Does something and asks nothing. */
  do?(play: P, here: F): void;
  /** A transaction: it may ask, and the moment before it is a rest point. */
  ask?(play: P, here: F): Doing;
  /** Where nobody watches: does an `ask` that nobody could answer otherwise. @returns whether it was one. */
  silently?(play: P, here: F): boolean;
  /** In a node of the turn: taken even when the node is being left before its end. */
  readonly evenWhenLeaving?: boolean;
}

/** All steps have the same shape, so that reading them is fast. */
export interface WholeStep {
  readonly name: string;
  readonly when: ((play: Playing, here: Frame) => boolean) | null;
  readonly do: ((play: Playing, here: Frame) => void) | null;
  readonly ask: ((play: Playing, here: Frame) => Doing) | null;
  readonly silently: ((play: Playing, here: Frame) => boolean) | null;
  readonly evenWhenLeaving: boolean;
  /** The name of the step that follows; `END` after the last. */
  readonly next: string;
  /** Its place in the list. */
  readonly index: number;
}

export interface Procedure {
  readonly steps: readonly WholeStep[];
  readonly indexOf: Readonly<Record<string, number>>;
  readonly first: string;
  /** A node of the turn: it can be left before its end. */
  readonly isNode: boolean;
}

/** The turn of a game as data: which node follows which, and what is told when. */
export interface Schedule<P extends Playing = Playing> {
  /** The nodes that may follow each. The first one follows by itself; none: the turn ends. */
  readonly next: Readonly<Record<string, readonly string[]>>;
  readonly first: string;
  /** The node that is gone to when the whole turn is ended. */
  readonly closing: string;
  /** Nodes that a skip passes over with nothing in them. Others look at their skips themselves. */
  readonly passedOver: readonly string[];
  /** Whether several skips that name the same node or turn are used up by it one by one, as where it is left out, or together. */
  readonly skips?: 'oneByOne' | 'together';
  /** Where a turn that is skipped begins all the same; left out: it does not take place, the other player's turn follows. */
  readonly skippedTurn?: { readonly node: string; readonly at: string };
  /** The frame of a node that is entered. Left out: nothing but its name and step. */
  frame?(node: string, at: string): Frame;
  /** A node is entered. */
  entered?(play: P, node: string): void;
  /** A node, or a whole turn, is skipped. */
  skipped?(play: P, what: string): void;
  /** The turn ends; it is still its player's. */
  turnOver?(play: P): void;
  /** A turn begins. */
  turnBegun?(play: P): void;
}

/** How the stack of a game works. */
export interface StackRules<P extends Playing = Playing> {
  /** Which entry resolves now; undefined when all are done. Left out: the last one that is not. */
  next?(play: P): StackEntry | undefined;
  /** Does one entry; the kernel has not marked it as resolved. */
  resolve(play: P, entry: StackEntry): Doing;
  /** The stack is done and its frame is gone: what lies on top now is what it was begun in. */
  after?(play: P): void;
}

/** How what has met its occasion is done. */
export interface TriggerRules<P extends Playing = Playing> {
  /** `onStack`: `run` puts each on the stack, to which the other player is then asked for an answer. `atOnce`: `run` does it. */
  readonly policy: 'onStack' | 'atOnce';
  /** How many groups there are; they are done in order. */
  readonly groups: number;
  group(play: P, one: Waiting): number;
  /** Whether it may be done now; else it goes on waiting. Left out: always. */
  ready?(play: P, one: Waiting): boolean;
  /** Whether it is still to be done when its group comes. A game may tell what has come too late. Left out: always. */
  stillDue?(play: P, one: Waiting): boolean;
  /** Asks where it is left to the player. @returns whether it is done. */
  take?(play: P, one: Waiting): Doing<boolean>;
  /** The question for the order of several of one player and group; undefined when they cannot be told apart. */
  order(play: P, several: readonly Waiting[]): OrderDecision | undefined;
  run(play: P, one: Waiting): Doing;
}

/** One thing that is due at a slot of a node: an upkeep, an expiry. */
export interface Item {
  /** Once done, what has this key is not due again in this node. */
  readonly key: string;
  readonly card: number;
  run(): Doing;
}

export interface ItemRules<P extends Playing = Playing> {
  /** A first cheap look: without it nothing is due, for either player, and nothing is opened. Left out: something may be. */
  mayBeDue?(play: P, slot: string): boolean;
  /** What is due now; the keys of what has been done are left out. */
  due(play: P, slot: string, whose: Seat): readonly Item[];
  /** Which of several is done next. Left out: the first one. */
  pick?(play: P, whose: Seat, items: readonly Item[]): Doing<Item>;
  /** An item is about to be done. */
  done(play: P, item: Item): void;
  /** Whether something is opened before the next item, or at the end. */
  opens?(play: P, here: ItemsFrame): boolean;
  open?(play: P, here: ItemsFrame): void;
}

/** What a game, or one profile of it, gives to the kernel. */
export interface Rules<P extends Playing = Playing> {
  readonly procedures: Readonly<Record<string, Procedure>>;
  readonly schedule: Schedule<P>;
  readonly stack: StackRules<P>;
  readonly triggers: TriggerRules<P>;
  readonly items?: ItemRules<P>;
  /** What whoever holds priority is asked. `window` is null for an answer to the top of the stack. */
  asks(play: P, player: Seat, window: WindowFrame | null): ActDecision;
  /**
   * A first cheap look where nobody watches, instead of asking: whether the player might do anything but pass. Left out: yes.
   */
  mightAct?(play: P, player: Seat, window: WindowFrame | null): boolean;
  /**
   * Does an act; at once, or as something that may ask. @returns where priority goes; nothing for what has used the stack or
   * begun a procedure: then the next one is asked for an answer to the stack, and a window begins anew.
   */
  perform(play: P, player: Seat, act: AnyAct, window: WindowFrame | null): Doing<After | void> | After;
  /** A window is turned to: before what waits comes in, or anybody is asked. */
  turnsTo?(play: P, window: WindowFrame): void;
  /** Everybody has passed in a row in this window. */
  passed?(play: P, window: WindowFrame): void;
  /** Looks whether the game is over, before each step. Throws `GameOver` then. */
  looksForEnd?(play: P): void;
}
