import type { FlowState } from './flow-state';
import type { Loaded, Replay } from './game';
import type { Keeping } from './machine';
import { Luck } from './luck';
import { GameOver } from './play';
import { otherSeat, type Seat } from './priority';
import { seededRandom } from './random';
import { against, type AnyReason } from './reasons';
import { printOf, type AnyAct, type AnyAnswer, type AnyDecision } from './decision';
import { readRecordingBy, type LoadError, type RecordingShape } from './recorded';
import type { Playing } from './rules';
import { Run, type GameKind, type Origin, type Recorded } from './run';
import { dealtCards, type Secrets, type Worlds } from './worlds';

/** The types of a game for two, under one name. */
export interface TypesOfGame {
  readonly state: FlowState;
  readonly play: Playing;
  readonly setup: unknown;
  readonly decision: AnyDecision;
  readonly act: AnyAct;
  readonly answer: AnyAnswer;
  readonly moment: { readonly player: Seat; readonly told: number };
  readonly reason: AnyReason;
  readonly view: { readonly ifBothPass?: unknown };
  /** What each viewer has been told so far. */
  readonly told: Map<Viewer, unknown>;
  /** It as plain JSON. */
  readonly saved: { readonly format: string };
}

type Viewer = Seat | 'public';

/**
 * How much a view tells beside the position: `whole` what has been done in the turn, what lasts and what lies ahead; `filed` of
 * these only how the entries of the stack end; `plain` nothing.
 */
export type Extent = 'whole' | 'filed' | 'plain';

type PlayOf<G extends TypesOfGame> = G['play'] & { state: G['state'] };

/** What the run of a game for two needs to know of it besides. */
export interface TwoSeatKind<G extends TypesOfGame>
  extends GameKind<G['state'], PlayOf<G>, G['setup'], G['moment']>, RecordingShape {
  /** The rules that refuse an act before its own are looked at. */
  readonly refusals: Refusals<G['reason']['rule']>;
  /** Every reason that the rules of the act have against it now. */
  reasonsAgainst(play: G['play'], player: Seat, act: G['act']): readonly G['reason'][];
  /** Ends the game for this winner, since the other player has given up. Throws `GameOver`. */
  giveUp(play: G['play'], winner: Seat): void;
  /** What a game from a file is not held to. */
  fromFile?(play: PlayOf<G>): void;
  /** Something waits for both players to pass. */
  waitsForPasses(play: G['play'], decision: G['decision'] | undefined): boolean;
  /** What a seat does not know; left out by a game in which nobody thinks ahead. */
  readonly secrets?: Secrets<G['state'], PlayOf<G>>;
  /** What happens if both pass in the position of this rest point, as far as the viewer can tell. */
  ifBothPass(play: PlayOf<G>, rest: G['state'], viewer: Viewer): G['view']['ifBothPass'];
  /**
   * All that the viewer may know of the game at this moment. `ahead` is played out to be told, which takes longer than all the
   * rest.
   */
  viewFor(
    play: PlayOf<G>,
    decision: G['decision'] | undefined,
    viewer: Viewer,
    told: G['told'],
    extent: Extent,
    ahead: () => G['view']['ifBothPass'],
  ): G['view'];
}

/** Rules that every game has, by the names that they have in its register. */
export interface Refusals<Rule extends string = string> {
  readonly over: Rule;
  readonly notAsked: Rule;
  readonly notListed: Rule;
  readonly nothingThere: Rule;
}

/** What a surrender leaves. */
type Ended = { readonly winner: Seat | 'draw'; readonly reason: string } | null;

/** A recording of a game for two. A surrender ends it from outside its answers. */
export interface RecordedOfTwo<Setup, State, Answer> extends Recorded<Setup, State, Answer> {
  readonly surrendered?: Seat | undefined;
}

type RecordingOf<G extends TypesOfGame> = RecordedOfTwo<G['setup'], G['state'], G['answer']>;

/** A running game for two: what every such game forks, saves, takes up and gives up in the same way. */
export class TwoSeatRun<G extends TypesOfGame> extends Run<
  G['state'],
  PlayOf<G>,
  G['setup'],
  G['decision'],
  G['answer'],
  G['moment']
> {
  private readonly told = new Map<Viewer, unknown>() as G['told'];
  /** What both players' passing would do from a rest point, by whom it is told. */
  private foreseen: { readonly at: G['state'] | undefined; readonly by: Map<Viewer, G['view']['ifBothPass']> } = {
    at: undefined,
    by: new Map(),
  };

  constructor(
    protected override readonly kind: TwoSeatKind<G>,
    origin: Origin<G['setup'], G['state']>,
    keeping: Keeping,
    state: G['state'],
    like?: PlayOf<G>,
  ) {
    super(kind, origin, keeping, state, like);
  }

  view(viewer: Viewer, extent: Extent = 'whole'): G['view'] {
    return this.kind.viewFor(this.play, this.decision, viewer, this.told, extent, () => this.ifBothPass(viewer));
  }

  plainView(viewer: Viewer): G['view'] {
    return this.view(viewer, 'plain');
  }

  /**
   * What happens if both pass now, as far as the viewer can tell. While something is being announced, or an entry of the stack is
   * in the middle of its resolution: as it was told before that began.
   */
  private ifBothPass(viewer: Viewer): G['view']['ifBothPass'] {
    const { play, kind } = this;
    if (this.keeping === 'none' || !kind.waitsForPasses(play, this.decision)) return undefined;
    const { state } = this.restPoint;
    if (this.foreseen.at !== state) this.foreseen = { at: state, by: new Map() };
    const { by } = this.foreseen;
    if (!by.has(viewer)) by.set(viewer, kind.ifBothPass(play, state, viewer));
    return by.get(viewer);
  }

  get refusals(): Refusals<G['reason']['rule']> {
    return this.kind.refusals;
  }

  /** Another run of the same game, which stands over this one until it follows it. */
  private another(keeping: Keeping): this {
    const Same = this.constructor as new (...of: ConstructorParameters<typeof TwoSeatRun<G>>) => this;
    return new Same(this.kind, this.origin, keeping, this.play.state, this.play);
  }

  /**
   * A second game in the position before which `count` answers had been given (all of them: the present one), independent of
   * this one and with the same way back.
   */
  fork(count = this.answers.length): this {
    return this.another(this.keeping).follow(this, count);
  }

  /**
   * The same game from here on for a search that comes back to its decisions again and again: no log, no window in which one
   * could only pass. What chance brings is laid down by the search, and a shuffled pile stays as it lies.
   */
  searching(): this {
    const run = this.another('search').follow(this, this.answers.length);
    run.play.luck = new Luck();
    this.kind.fromFile?.(run.play);
    return run;
  }

  /** The same as a line of such a search is told: every window is asked, and chance brings what is laid down. */
  retelling(): this {
    const run = this.another('newest').follow(this, this.answers.length);
    run.play.luck = new Luck();
    this.kind.fromFile?.(run.play);
    return run;
  }

  /**
   * The same game from here on, played where nobody watches: no log, no way back, and no window in which one could only pass is
   * asked. For search and simulation.
   */
  simulation(): this {
    return this.another('none').follow(this, this.answers.length);
  }

  /**
   * The same as it goes on in one of the ways that chance has: a game for a search, which nobody watches and which starts from
   * here again and again.
   */
  rollout(seed: string): this {
    const run = this.simulation();
    run.play.state.random = seededRandom(seed);
    return run;
  }

  /** Begins and gives these answers. The way is gone as it was: every window that was asked there is asked again. */
  comesTo(answers: readonly G['answer'][], asked: string): boolean {
    const { play } = this;
    play.watched = true;
    this.begin();
    for (const answer of answers) if (!this.give(answer)) return false;
    play.watched = this.tells;
    return printOf(this.decision) === asked;
  }

  /** The game as that seat knows it; undefined while nothing is asked. */
  worldsFor(seat: Seat): Worlds<G['state'], G['answer']> | undefined {
    const { decision, play } = this;
    const { secrets, copy } = this.kind;
    if (secrets === undefined || decision === undefined) return undefined;
    const { at, state: rest, told } = this.restPoint;
    const groups = secrets.hidden(play, rest, seat, decision).filter((group) => group.length > 0);
    const names = new Map<number, number>();
    const unknown = groups.map((group) => {
      const cards = group.toSorted((a, b) => a - b);
      group.forEach((card, place) => names.set(card, cards[place]!));
      return { cards, passcodes: group.map((card) => secrets.passcode(rest, card)).sort((a, b) => a - b) };
    });
    const renaming = { card: (card: number) => names.get(card) ?? card, tells: (player: number) => player === seat };
    const blanked = copy(rest);
    secrets.blank(play, blanked, seat, told, new Set(names.keys()));
    return {
      seat,
      asked: printOf(decision),
      rest: secrets.renumbered(blanked, renaming),
      since: this.answers.slice(at).map((answer) => secrets.answer(answer, renaming) as G['answer']),
      unknown,
    };
  }

  /** Every reason why this player may not do this now; empty when it is legal. */
  whyNot(player: Seat, act: G['act']): readonly G['reason'][] {
    const { decision, kind } = this;
    const why: AnyReason[] = [];
    if (decision === undefined) against(why, kind.refusals.over);
    else if (decision.player !== player) against(why, kind.refusals.notAsked);
    else if (this.isLegal(act)) return [];
    if (decision !== undefined) why.push(...kind.reasonsAgainst(this.play, player, act));
    if (why.length === 0) against(why, kind.refusals.notListed);
    return why;
  }

  /** `player` has given up and the opponent has agreed. */
  surrender(player: Seat): void {
    this.moved();
    try {
      this.kind.giveUp(this.play, otherSeat(player));
    } catch (ended) {
      if (!(ended instanceof GameOver)) throw ended;
    }
  }

  /** The game as plain JSON, with who has given up; `load` takes it up at the same decision. */
  save(): G['saved'] {
    const result = this.play.state.result as Ended;
    const isGivenUp = result?.reason === 'surrender' && result.winner !== 'draw';
    const surrendered = isGivenUp ? otherSeat(result.winner as Seat) : undefined;
    return { format: this.kind.format, ...this.recorded, surrendered } as object as G['saved'];
  }

  /** Looks at a position from outside as everybody will: what cannot be looked at is found before it is played. */
  private lookOver(): this {
    this.guard(() => {
      const { decision } = this;
      if (decision?.form === 'act') decision.options();
      for (const viewer of [0, 1, 'public'] as const) this.view(viewer);
    });
    return this;
  }

  /**
   * Takes up a recording whose outer form has been looked through: all of it from its beginning, so that the log and every rewind
   * are there, or else the last rest point and the answers since. A position is looked through before it is taken up. Never
   * throws. `over`: a run over a state, which is its own from then on.
   */
  static takenUp<G extends TypesOfGame, R extends TwoSeatRun<G>>(
    kind: TwoSeatKind<G>,
    { surrendered, ...recording }: RecordingOf<G>,
    replay: Replay,
    over: (state: G['state']) => R,
  ): Loaded<R, LoadError> {
    const { origin, rest } = recording;
    const end = (run: R): void => void (surrendered !== undefined && run.surrender(surrendered));
    let lost: LoadError | undefined;
    try {
      if (replay === 'all') {
        const run = over(origin.kind === 'setup' ? kind.begin(origin.setup) : kind.copy(origin.state)).begin();
        lost = run.giveAll(recording, 0);
        if (lost === undefined) {
          end(run);
          return { ok: true, run: origin.kind === 'position' ? run.lookOver() : run };
        }
      }
      const unsound = kind.unsoundness(rest.state);
      if (unsound !== undefined)
        return { ok: false, error: lost ?? { ...unsound, code: 'damaged', where: `$.rest.state${unsound.where}` } };
      const run = over(kind.copy(rest.state));
      const stopped = run.takeUp(recording);
      if (stopped === undefined) end(run);
      run.lookOver();
      lost ??= stopped;
      if (lost !== undefined) run.loseBefore(rest.at);
      return { ok: true, run, lost };
    } catch (error) {
      const got = error instanceof Error ? error.message : String(error);
      return {
        ok: false,
        error: lost ?? { code: 'damaged', where: '$', expected: 'a game that this engine can take up', got },
      };
    }
  }
}

/** A game that could be the one which a seat knows, at the same question; undefined where the cards do not fit what has been. */
function dealt<G extends TypesOfGame, R extends TwoSeatRun<G>>(
  Runs: RunClass<G, R>,
  kind: TwoSeatKind<G>,
  { rest, since, unknown, asked }: Worlds<G['state'], G['answer']>,
  seed: string,
  like?: R,
): R | undefined {
  const secrets = kind.secrets!;
  const random = seededRandom(seed);
  const names = new Map<number, number>();
  const passcodes = new Map<number, number>();
  for (const group of unknown) {
    const found = dealtCards(group, random, (card, passcode) => secrets.fits(rest, card, passcode));
    if (found === undefined) return undefined;
    for (const [card, taken] of found) names.set(card, taken);
    group.cards.forEach((card, i) => passcodes.set(card, group.passcodes[i]!));
  }
  const renaming = { card: (card: number) => names.get(card) ?? card, tells: () => true };
  // What names no card is the same object in both.
  const state = kind.copy(secrets.renumbered(rest, renaming));
  secrets.fill(state, passcodes);
  const run = new Runs(kind, { kind: 'position', state }, 'search', state, like?.play);
  return run.comesTo(
    since.map((answer) => secrets.answer(answer, renaming) as G['answer']),
    asked,
  )
    ? run
    : undefined;
}

type RunClass<G extends TypesOfGame, R> = new (...of: ConstructorParameters<typeof TwoSeatRun<G>>) => R;

/** How the runs of a game begin and are taken up. */
export const runsOf = <G extends TypesOfGame, R extends TwoSeatRun<G>>(Runs: RunClass<G, R>, kind: TwoSeatKind<G>) => {
  const takeUp = (recording: RecordingOf<G>, replay: Replay = 'all'): Loaded<R, LoadError> =>
    TwoSeatRun.takenUp<G, R>(kind, recording, replay, (state) => {
      const run = new Runs(kind, recording.origin, 'all', state);
      kind.fromFile?.(run.play);
      return run;
    });
  return {
    /** Begins and runs to the first decision. */
    start: (setup: G['setup'], keeping: Keeping = 'all'): R =>
      new Runs(kind, { kind: 'setup', setup }, keeping, kind.begin(setup)).begin(),
    /** Begins in a position, which is the run's from then on, and runs to its first decision. */
    fromState: (state: G['state'], keeping: Keeping = 'all'): R =>
      new Runs(kind, { kind: 'position', state: kind.copy(state) }, keeping, state).begin(),
    takeUp,
    /** See `Worlds`. `like`: a game dealt from the same. */
    dealt: (worlds: Worlds<G['state'], G['answer']>, seed: string, like?: R): R | undefined =>
      dealt<G, R>(Runs, kind, worlds, seed, like),
    load(json: unknown, replay?: Replay): Loaded<R, LoadError> {
      const read = readRecordingBy<RecordingOf<G>>(json, kind);
      return read.ok ? takeUp(read.recording, replay) : read;
    },
  };
};
