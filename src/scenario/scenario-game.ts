import type { Given, KeptPriority, PriorityMode, TacitWindow } from '../courtesy';
import type { AnyAnswer, AnyDecision, Loaded, Misfit, Replay, Seat } from '../engine/kernel';
import type { Courtesies, Moment, TableView } from '../engine/table';
import type { Played } from './comparable';
import type { Problem } from './problem';

/** A card as a script names it: by name or number, with its place where several differ. */
export type CardReference = string | number;

/** A step inside `legal` and `illegal`: a key that is left out matches anything. A game adds its own keys. */
export interface Sought {
  readonly do: string;
  readonly player?: Seat | undefined;
}

/** A point of the game, by what its state says there. */
export type When = Readonly<Record<string, unknown>>;

/** A step that does something: it answers what is asked. */
export type ActStep<Wanted> = Wanted & { readonly player: Seat; readonly when?: When | undefined };

interface Look {
  readonly player?: Seat | undefined;
  /** Exactly what is pending is looked at. */
  readonly now?: boolean | undefined;
  readonly when?: When | undefined;
}

/** A step that looks whether something is refused, and for that rule. */
export type IllegalStep<Wanted> = Look & { readonly do: 'illegal'; readonly step: Wanted; readonly rule?: string | undefined };

/** A step that only looks. */
export type LookStep<Wanted, Expected> =
  (Look & { readonly do: 'legal'; readonly step: Wanted }) | IllegalStep<Wanted> | (Look & { readonly do: 'expect' } & Expected);

export type Step<Wanted, Expected> = ActStep<Wanted> | LookStep<Wanted, Expected>;

/** Whether a step answers nothing. */
export const onlyLooks = ({ do: verb }: { readonly do: string }): boolean =>
  verb === 'legal' || verb === 'illegal' || verb === 'expect';

export const isLook = <Wanted extends { readonly do: string }, Expected>(
  step: Step<Wanted, Expected>,
): step is LookStep<Wanted, Expected> => onlyLooks(step);

/** A scenario as far as it is played. */
export interface Scenario<Wanted, Expected> {
  readonly id: string;
  readonly steps: readonly Step<Wanted, Expected>[];
  readonly expect?: Expected | undefined;
  /** Windows in which no step acts pass by themselves. */
  readonly autoPass: boolean;
  /** Without it every window is asked. */
  readonly priority?: PriorityMode | readonly [PriorityMode, PriorityMode] | undefined;
}

/** Something that happened, as far as a script hears of it. */
export interface Told {
  readonly verb: string;
  readonly card?: number | undefined;
}

/** A running game, as far as a script plays it. */
export interface ScriptRun {
  readonly play: {
    readonly state: {
      readonly turn: number;
      readonly turnPlayer: Seat;
      readonly cards: readonly { readonly passcode: number }[];
    };
    readonly log: Told[];
  };
  readonly decision: AnyDecision | undefined;
  readonly answers: readonly AnyAnswer[];
  answer(answer: AnyAnswer): void;
  rewindTo(count: number): void;
  fork(count?: number): this;
  save(): object;
  plainView(viewer: 'public'): TableView;
}

/** The types of a game's scripts, by name. */
export interface Kinds {
  readonly run: ScriptRun;
  readonly saved: Played;
  readonly wanted: Sought;
  readonly expected: object;
  readonly seen: object;
  readonly rule: string;
  /** An answer as the table gives it, by places and indexes. */
  readonly tableAnswer: object;
}

export type StepOf<K extends Kinds> = Step<K['wanted'], K['expected']>;
export type ScenarioOf<K extends Kinds> = Scenario<K['wanted'], K['expected']>;

/** Why something may not be done. */
export interface Reason<Rule> {
  readonly rule: Rule;
  readonly card?: number | undefined;
  readonly amount?: number | undefined;
}

/** What a step means for the pending decision. */
export type Meaning =
  | { readonly kind: 'answer'; readonly answer: AnyAnswer }
  /** Several answers fit and differ in a way that matters. */
  | { readonly kind: 'unclear'; readonly answers: readonly string[] }
  /** A selection that may be declined is made: what is selected is still to be said. */
  | { readonly kind: 'wanted' }
  | { readonly kind: 'none' };

export type Read<Scenario> =
  { readonly ok: true; readonly scenario: Scenario } | { readonly ok: false; readonly problems: readonly Problem[] };

/** The position that a scenario sets up, or what is wrong with it. */
export type Position<Run> =
  | { readonly kind: 'position'; begin(): Run }
  | { readonly kind: 'bad'; readonly problems: readonly Problem[] }
  | { readonly kind: 'notImplemented'; readonly names: readonly string[] };

/** An act that a step has given, and that may still ask. */
export interface GivenAct {
  readonly player: Seat;
  readonly card: number | undefined;
  /** The step, in a message to its author. */
  readonly says: string;
  /** Length of the log when the act began. */
  readonly since: number;
}

export type InlineAnswer =
  { readonly kind: 'answer'; readonly answer: AnyAnswer } | { readonly kind: 'unclear'; readonly says: string };

/** What the steps of the acts under way say about the questions that these bring. */
export interface Inline<K extends Kinds> {
  add(act: GivenAct, step: K['wanted'], answer: AnyAnswer): void;
  /** The answer to the pending decision; undefined when nothing that was said has to do with it. */
  answer(run: K['run'], decision: AnyDecision): InlineAnswer | undefined;
  /** What is left of what was said implies this answer. */
  implied?(decision: AnyDecision): AnyAnswer | undefined;
  hear(event: Told): void;
  /** @returns what was named and never asked for, once the game is open again */
  close(run: K['run']): readonly string[];
}

/** For a game in which every selection is a step of its own. */
export const NO_INLINE: Inline<never> = {
  add: () => undefined,
  answer: () => undefined,
  hear: () => undefined,
  close: () => [],
};

/** The macro `endTurn`. */
export interface EndOfTurn {
  canBegin(decision: AnyDecision, player: Seat): boolean;
  begin(decision: AnyDecision): void;
  /** A look waits until the turn has ended. */
  readonly isAwaited: boolean;
  /** Does what has still to be done to end the turn. @returns false when there is nothing more */
  announceNext(decision: AnyDecision): boolean;
  /** The decision is a window because its player is ending the turn. */
  isWindow(decision: AnyDecision): boolean;
  /** A step has answered. */
  acted(decision: AnyDecision, answer: AnyAnswer): void;
  drop(): void;
}

/** For a game whose turn ends by an act like any other. */
export const NO_END_OF_TURN: EndOfTurn = {
  canBegin: () => false,
  begin: () => undefined,
  isAwaited: false,
  announceNext: () => false,
  isWindow: () => false,
  acted: () => undefined,
  drop: () => undefined,
};

/** Steps that answer no decision. */
export interface Requests<K extends Kinds> {
  isRequest(step: K['wanted']): boolean;
  /** Selections that leave no choice are made before it. */
  isAboutWindow(step: K['wanted']): boolean;
  /** `next`: the step that follows. @returns whether that one has been taken as the answer to the request. */
  make(step: ActStep<K['wanted']>, next: StepOf<K> | undefined): boolean;
}

/** The line of play, as far as the game's part of a script looks at it and answers in it. */
export interface LineOfScript<K extends Kinds> {
  readonly game: ScenarioGame<K>;
  readonly run: K['run'];
  readonly decision: AnyDecision | undefined;
  readonly endOfTurn: EndOfTurn;
  /** Windows that passed tacitly, oldest first. */
  readonly windows: readonly TacitWindow[];
  /** An answer that a step gives. */
  answer(answer: AnyAnswer): void;
  /** An answer that no step gives; without one the pass of a window. */
  goOn(answer?: AnyAnswer): void;
  /** Play goes back to a window that passed tacitly, which is now asked. */
  reopen(window: TacitWindow): void;
  hasAnsweredSince(window: TacitWindow): boolean;
  keptPriority(player: Seat, inWindow: (then: K['run']) => AnyAnswer | undefined): KeptPriority<AnyAnswer> | undefined;
}

/** Where the formats of two games say it otherwise. */
export interface Manner {
  /** `when` names a point that is once reached; otherwise the step is played and looked at nowhere but there. */
  readonly whenIsReached: boolean;
  /** Without `autoPass` nothing passes: not before a look, and not after the last step either. */
  readonly autoPassIsAll: boolean;
  /** Answers by these verbs belong to the announcement of the act before them. */
  readonly partsOfAct: readonly string[];
}

/** A game as its scenarios are read, set up, played and looked at. */
export interface ScenarioGame<K extends Kinds> {
  readonly manner: Manner;
  read(json: unknown): Read<ScenarioOf<K>>;
  setUp(scenario: ScenarioOf<K>): Position<K['run']>;
  load(saved: unknown, replay?: Replay): Loaded<K['run'], Misfit & { readonly code: string }>;
  save(run: K['run']): K['saved'];
  /** The answers of a game that began in a position, in the words of the table; where every window is asked nobody needs them. */
  tableLine?(saved: K['saved'], how: readonly Given<AnyAnswer>[]): readonly K['tableAnswer'][];
  /** Where the game stands; null when it is over. */
  momentOf(run: K['run']): Moment | null;
  readonly courtesies: Courtesies;

  // What is asked.
  isWindow(decision: AnyDecision): boolean;
  /** The game is open: a new act begins. */
  isOpen(decision: AnyDecision): boolean;
  /** The one answer of a selection, of one that is `wanted` beside declining it; undefined when there is a choice. */
  onlyAnswer(run: K['run'], decision: AnyDecision, wanted?: boolean): AnyAnswer | undefined;
  /** The selection is left to the step that comes, even if one answer is legal. */
  isLeftTo(step: K['wanted'], run: K['run'], decision: AnyDecision): boolean;
  /** What the step implies for the question before what it answers itself. */
  impliedBy?(step: K['wanted'], decision: AnyDecision): AnyAnswer | undefined;
  /** What is answered where no step says it. */
  unsaid?(decision: AnyDecision): AnyAnswer | undefined;

  // What a step means.
  meaningOf(run: K['run'], decision: AnyDecision, step: K['wanted']): Meaning;
  isOffered(line: LineOfScript<K>, decision: AnyDecision, step: K['wanted']): boolean;
  /** A selection that was made without a step is what this step names. */
  wasMade?(run: K['run'], player: Seat, answer: AnyAnswer, step: K['wanted']): boolean;
  /** The step only names what has come since the log was so long and was not asked. */
  isAside?(run: K['run'], step: K['wanted'], since: number): boolean;
  /** The act may count as made in an earlier window, as if priority had been kept. */
  keepsPriority?(decision: AnyDecision, step: K['wanted']): boolean;
  inline(): Inline<K>;
  endOfTurn(line: LineOfScript<K>): EndOfTurn;
  requests?(line: LineOfScript<K>): Requests<K>;

  // What is seen.
  observe(run: K['run']): K['seen'];
  /** @returns what differs, one line each */
  compare(expected: K['expected'], seen: K['seen'], isOffered: (step: K['wanted']) => boolean): readonly string[];
  legalSteps(run: K['run']): readonly object[];
  wordsOf(run: K['run'], event: Told): string;
  reasonsAgainst(run: K['run'], step: K['wanted']): readonly Reason<K['rule']>[];
  /** Whether a rule is meant by its key or by a number that it cites. */
  ruleMatches(rule: K['rule'], wanted: string): boolean;
}
