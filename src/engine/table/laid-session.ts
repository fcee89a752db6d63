import type { AnyAnswer, AnyDecision, Value } from '../kernel/decision';
import type { AnyReason } from '../kernel/reasons';
import { strangeAnswers, type RecordingShape } from '../kernel/recorded';
import { either, flag, isObject, list, misfit, object, oneOf, optional, text, whole, type Misfit } from '../kernel/shape';
import { runsOf, TwoSeatRun, type RecordedOfTwo, type TwoSeatKind } from '../kernel/two-seat-run';
import { firstBinding, type Binding, type Learned } from './binding';
import { cardIn, mayKnowIn, phaseIn, placeIn, type LaidAct, type LaidEvent, type LaidState, type ZonePlans } from './laid';
import type { LaidPlay } from './laid-play';
import { LaidViews, type LaidEventView, type LaidView } from './laid-view';
import { partsOf, SEATS } from './lying';
import type { Moment } from './moment';
import { Session } from './session';
import type { ToldTo } from './told';
import type { Place, Seat, ShownOption, Viewer } from './view';

export interface LaidSetup {
  readonly seed: string;
  readonly first?: Seat | undefined;
}

/** The types of a game whose cards lie in lists. */
export interface TypesOfLaid<State extends LaidState, Play extends LaidPlay<State>> {
  readonly state: State;
  readonly play: Play;
  readonly setup: LaidSetup;
  readonly decision: AnyDecision;
  readonly act: LaidAct;
  readonly answer: AnyAnswer;
  readonly moment: Moment;
  readonly reason: AnyReason;
  readonly view: LaidView;
  readonly told: ToldTo<LaidEventView, LaidEvent>;
  readonly saved: RecordedOfTwo<LaidSetup, State, AnyAnswer> & { readonly format: string };
}

type KindOf<State extends LaidState, Play extends LaidPlay<State>> = TwoSeatKind<TypesOfLaid<State, Play>>;

/** A game whose cards lie in lists: what it has to say of itself, and what it may. */
export type LaidGame<State extends LaidState, Play extends LaidPlay<State>> = Partial<KindOf<State, Play>> &
  Pick<KindOf<State, Play>, 'begin' | 'play' | 'reasonsAgainst' | 'giveUp'> & {
    readonly id: string;
    /** Names the form of its recordings. */
    readonly format: string;
    readonly zones: ZonePlans;
    /** All acts that a player could think of, allowed or not. */
    thinkable(play: Play, player: Seat): readonly LaidAct[];
    /** What binds whoever has acted, by the verb of the log. */
    readonly binds: Readonly<Partial<Record<string, Binding>>>;
  };

const MOST = 1000;
const card = whole(0, MOST);
const setup = object<LaidSetup>({ seed: text(200), first: optional(oneOf(SEATS)) });
const answer = object<{
  readonly do: string;
  readonly card?: number;
  readonly cards?: readonly number[];
  readonly value?: Value;
}>({
  do: text(30),
  card: optional(card),
  cards: optional(list(card, MOST)),
  value: optional(either(either(flag, whole(-MOST, MOST)), text(200))),
});

/** Every card lies in one list. */
function unsoundness(state: unknown): Misfit | undefined {
  const { cards, sides } = isObject(state) ? state : {};
  if (!Array.isArray(cards) || !Array.isArray(sides) || sides.length !== 2) return misfit('cards and two sides', state);
  const lists = sides.flatMap((side: unknown) => (isObject(side) && isObject(side.zones) ? Object.values(side.zones) : []));
  const lain = lists.flat().toSorted((a, b) => Number(a) - Number(b));
  return lain.length === cards.length && lain.every((one, i) => one === i)
    ? undefined
    : misfit('each card in one zone', lain.join(), '.sides');
}

/** What the page may use of the game, and what the kernel runs. */
export function laidGame<State extends LaidState, Play extends LaidPlay<State>>(game: LaidGame<State, Play>) {
  type Types = TypesOfLaid<State, Play>;
  const { id, zones, binds } = game;
  const views = new LaidViews(id, zones);
  const shape: RecordingShape = {
    format: game.format,
    strangeSetup: (from) => setup.misfit(from),
    unsoundness,
    strangeAnswers: (answers, prints) => strangeAnswers(answers, prints, answer),
  };
  const kind: TwoSeatKind<Types> = {
    copy: (state) => JSON.parse(JSON.stringify(state)) as State,
    takenUp: () => undefined,
    sameAct: (listed: LaidAct, given: LaidAct) => listed.do === given.do && listed.card === given.card,
    momentOf: ({ state, log }, { player, kind: asked, ...more }) => ({
      player,
      kind: asked,
      ...('window' in more && more.window !== undefined && { window: more.window }),
      turn: state.turn,
      turnPlayer: state.turnPlayer,
      phase: phaseIn(state),
      stack: state.stack.length > 0 ? state.stacks : null,
      told: log.length,
    }),
    seedOf: ({ seed }) => seed,
    refusals: { over: 'game-over', notAsked: 'not-asked', notListed: 'not-listed', nothingThere: 'nothing-there' },
    waitsForPasses: () => false,
    ifBothPass: () => undefined,
    viewFor: (play, decision, viewer, told) => views.of(play, decision, viewer, told),
    ...shape,
    ...game,
  };

  class LaidSession extends Session<Types, { readonly wish: Wish; readonly reason: LaidReason }> {
    readonly game = id;
    readonly profile = id;

    constructor(private readonly run: TwoSeatRun<Types>) {
      super(run);
    }

    protected override placeOf(one: number): Place {
      return placeIn(zones, this.run.play.state, one);
    }
    protected override actsOf(player: Seat, { do: verb, card: place }: Wish): readonly LaidAct[] {
      if (place === undefined) return [{ do: verb }];
      const one = this.knownAt(player, place);
      return one === undefined ? [] : [{ do: verb, card: one }];
    }
    protected override reasonFor(viewer: Viewer, { rule, card: one, amount }: AnyReason): LaidReason {
      const { state } = this.run.play;
      const known = one !== undefined && this.knownAt(viewer, placeIn(zones, state, one)) === one;
      return { rule, ...(known && { passcode: state.cards[one]!.passcode }), ...(amount !== undefined && { amount }) };
    }
    protected override isWindow(decision: AnyDecision): boolean {
      return 'window' in decision && decision.window !== undefined;
    }
    protected override isAnnounced({ do: verb }: AnyAnswer): boolean {
      return verb !== 'pass';
    }
    protected override hasShown(_decision: AnyDecision, since: number): boolean {
      return this.run.play.log.slice(since).some(({ verb }) => binds[verb] === 'learned');
    }

    /** The card at a place, if the viewer may know it. */
    private knownAt(viewer: Viewer, place: Place): number | undefined {
      const { seat, zone } = partsOf(place);
      return mayKnowIn(zones[zone], viewer, seat) ? cardIn(zones, this.run.play.state, place) : undefined;
    }

    /** What the seat that decides could think of doing with a card, each wish offered or refused with its reasons. */
    wishesAt(viewer: Viewer, place: Place): readonly WishAt[] {
      const options = viewer === this.ownDecision?.player ? this.ownDecision.options : undefined;
      const one = this.knownAt(viewer, place);
      if (options === undefined || one === undefined || viewer === 'public') return [];
      const acts = game.thinkable(this.run.play, viewer).filter(({ card: with_ }) => with_ === one);
      return [...new Set(acts.map(({ do: verb }) => verb))].map((verb) => {
        const offered = options.filter((option) => option.do === verb && option.card === place);
        const wish = { do: verb, card: place };
        return { ...wish, options: offered, reasons: offered.length > 0 ? [] : this.whyNot(viewer, wish) };
      });
    }
    bindingSince(line: number): Binding | undefined {
      return firstBinding(this.view('public').log, line, ({ verb }) => binds[verb]);
    }
    learnedSince(player: Seat, line: number, seen: number): Learned | null {
      const news = this.run.play.log.slice(line + 1, seen + 1);
      return news.some(({ hidden, player: whose }) => hidden === true && whose === player) ? 'draw' : null;
    }
  }

  return {
    id,
    zones,
    kind,
    thinkable: (play: Play, player: Seat) => game.thinkable(play, player),
    ...runsOf<Types, TwoSeatRun<Types>>(TwoSeatRun, kind),
    session: (run: TwoSeatRun<Types>) => new LaidSession(run),
  };
}

interface Wish {
  readonly do: string;
  readonly card?: Place;
}
interface LaidReason {
  readonly rule: string;
  readonly passcode?: number;
  readonly amount?: number;
}
interface WishAt extends Wish {
  readonly options: readonly ShownOption[];
  readonly reasons: readonly LaidReason[];
}
