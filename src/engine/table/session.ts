import { onlyAnswer, type AnyAnswer } from '../kernel/decision';
import type { TwoSeatRun, TypesOfGame } from '../kernel/two-seat-run';
import type { Worlds } from '../kernel/worlds';
import type { ActWithPriority } from './binding';
import { answerFromView, answerToView, type AnswerView } from './by-place';
import { NO_COURTESIES, type Courtesies } from './courtesy';
import type { EndOfTurn, Meant } from './meant';
import type { Place, Seat, ShownDecision, ShownOption, TableView, Viewer } from './view';

/** What a table says to a game and is told by it, in the words of that game's views. */
export interface WordsOfTable {
  readonly wish: unknown;
  readonly reason: unknown;
}

/** A game whose views a table can be laid with. */
export interface TypesOfTable extends TypesOfGame {
  readonly view: TableView;
}

/** What became of an answer. Not `ok`: nothing changed, and why. */
export type Outcome<Reason> = { readonly ok: true } | { readonly ok: false; readonly reasons: readonly Reason[] };

const isSelection = ({ do: kind }: AnyAnswer): boolean => kind === 'choose' || kind === 'order' || kind === 'answer';

/** A game as the table uses it: views out, answers by what a view shows in. What is special to a game, its own session adds. */
export abstract class Session<G extends TypesOfTable, W extends WordsOfTable> {
  /** Views of the present position, and what has been tried in it: the page asks for the same ones again and again. */
  private readonly views = new Map<Viewer, G['view']>();
  private readonly plainViews = new Map<Viewer, G['view']>();
  private readonly tried = new Map<string, unknown>();
  private seenAt = 0;

  protected constructor(private readonly seated: TwoSeatRun<G>) {}

  readonly courtesies: Courtesies<never> = NO_COURTESIES;

  /** Where a card lies. */
  protected abstract placeOf(card: number): Place;

  /** The answer that the table means; undefined when it names nothing that is there. */
  protected meant(decision: G['decision'], answer: AnswerView): G['answer'] | undefined {
    return answerFromView(decision, answer, (card) => this.placeOf(card));
  }

  /** An answer as the table would give it. */
  protected given(decision: G['decision'], answer: G['answer']): AnswerView {
    return answerToView(decision, answer, (card) => this.placeOf(card), this.seated.isSameAct);
  }

  /** The acts that a player's wish could mean. */
  protected abstract actsOf(player: Seat, wish: W['wish']): readonly G['act'][];

  /** A reason as a viewer may know it. */
  protected abstract reasonFor(viewer: Viewer, reason: G['reason']): W['reason'];

  /** Whether this is the decision of a window, which may be passed. */
  protected abstract isWindow(decision: G['decision']): boolean;

  /** Whether the selections after this answer announce it. */
  protected abstract isAnnounced(answer: G['answer']): boolean;

  /** Whether, since that line of the log or with what is asked now, something has been shown that nobody can unsee. */
  protected abstract hasShown(decision: G['decision'], since: number): boolean;

  /** What is asked, as the seat that decides sees it. */
  protected get ownDecision(): G['view']['decision'] {
    const { decision } = this.seated;
    return decision === undefined ? null : this.view(decision.player).decision;
  }

  /** The acts of open play that everybody can tell to be legal, counted among themselves; undefined when none are asked. */
  openActs(): readonly ShownOption[] | undefined {
    return undefined;
  }

  /** The answer that gives the open act with this number; undefined when there is none. */
  openAct(_index: number): AnswerView | undefined {
    return undefined;
  }

  /** Which card lies hidden at a place, where that seat has seen it go there; undefined where it has not, or sees it now. */
  seenCardAt(_seat: Seat, _place: Place): number | undefined {
    return undefined;
  }

  /** What of the acts that are asked announces the end of the turn; undefined where nothing does. */
  endOfTurn(_decision: ShownDecision): EndOfTurn | undefined {
    return undefined;
  }

  /** The answer that goes where its player has meant to; undefined where a part of the turn leads to one other. */
  onTo(_player: Seat, _meant: Meant): AnswerView | undefined {
    return undefined;
  }

  /** Where else this act could count as made; undefined where priority goes on with every act. */
  keptPriority(_player: Seat, _answer: AnswerView): ActWithPriority<G['view'], AnswerView> | undefined {
    return undefined;
  }

  /** Where the game stands now; null when it is over. */
  get moment(): G['moment'] | null {
    return this.seated.moment;
  }

  /** The same game as it was before all but `answerCount` answers, as a session of its own: this one stays where it is. */
  at(answerCount: number): this {
    const Same = this.constructor as new (run: TwoSeatRun<G>) => this;
    return new Same(this.seated.fork(answerCount));
  }

  save(): G['saved'] {
    return this.seated.save();
  }

  /** Answers given so far: the number that `rewindTo` takes. */
  get answerCount(): number {
    return this.seated.answers.length;
  }

  /** For each answer, where the game stood when it was given; null where that is lost. */
  get moments(): readonly (G['moment'] | null)[] {
    return this.seated.moments;
  }

  /** The fewest answers that can be gone back to. */
  get reachableFrom(): number {
    return this.seated.reachableFrom;
  }

  view(viewer: Viewer): G['view'] {
    this.lookAnew();
    let view = this.views.get(viewer);
    if (view === undefined) this.views.set(viewer, (view = this.seated.view(viewer)));
    return view;
  }

  /** What the viewer sees, with nothing foreseen: for whoever reads of it what has been. */
  plainView(viewer: Viewer): G['view'] {
    this.lookAnew();
    let view = this.views.get(viewer) ?? this.plainViews.get(viewer);
    if (view === undefined) this.plainViews.set(viewer, (view = this.seated.plainView(viewer)));
    return view;
  }

  /**
   * What both players' passing would do now, as far as the viewer can tell; undefined where nothing waits that both could let
   * pass.
   */
  ifBothPass(viewer: Viewer): G['view']['ifBothPass'] {
    return this.view(viewer).ifBothPass;
  }

  /** What is found out by playing on aside, once in a position however often it is asked. */
  protected once<Found>(what: string, find: () => Found): Found {
    this.lookAnew();
    if (!this.tried.has(what)) this.tried.set(what, find());
    return this.tried.get(what) as Found;
  }

  /** What was seen of another position is forgotten. */
  private lookAnew(): void {
    const { moves } = this.seated;
    if (this.seenAt === moves) return;
    this.seenAt = moves;
    this.views.clear();
    this.plainViews.clear();
    this.tried.clear();
  }

  /** Gives `player`'s answer. */
  answer(player: Seat, answer: AnswerView): Outcome<W['reason']> {
    const { decision, refusals } = this.seated;
    const refused = (rule: string): Outcome<W['reason']> => ({ ok: false, reasons: [this.reasonFor(player, { rule })] });
    if (decision === undefined) return refused(refusals.over);
    if (decision.player !== player) return refused(refusals.notAsked);
    const meant = this.meant(decision, answer);
    return meant !== undefined && this.seated.give(meant) ? { ok: true } : refused(refusals.notListed);
  }

  /**
   * All reasons why this player may not do this now; empty when it is legal. Says nothing of cards that the player may not know.
   */
  whyNot(player: Seat, wish: W['wish']): readonly W['reason'][] {
    return this.reasonsAgainst(player, wish, player);
  }

  /** The reasons against the meaning of a wish that has the fewest, as a viewer may know them. */
  protected reasonsAgainst(player: Seat, wish: W['wish'], viewer: Viewer): readonly W['reason'][] {
    const acts = this.actsOf(player, wish);
    if (acts.length === 0) return [this.reasonFor(viewer, { rule: this.seated.refusals.nothingThere })];
    const each = acts.map((act) => this.seated.whyNot(player, act));
    const least = each.reduce((a, b) => (b.length < a.length ? b : a));
    return least.map((reason) => this.reasonFor(viewer, reason));
  }

  /** The only legal answer, when giving it unasked shows nothing hidden; undefined otherwise. */
  forcedAnswer(): AnswerView | undefined {
    const { decision } = this.seated;
    if (decision === undefined || ('hidden' in decision && decision.hidden) || ('tells' in decision && decision.tells === true))
      return undefined;
    const forced = onlyAnswer(decision);
    return forced === undefined ? undefined : this.given(decision, forced);
  }

  /** The game as that seat knows it; undefined while nothing is asked, or where nobody thinks ahead in this game. */
  worldsFor(seat: Seat): Worlds | undefined {
    return this.seated.worldsFor(seat);
  }

  /** What somebody answers to whom the game itself is shown, as the table would give it; undefined while nothing is asked. */
  answerOf(find: (run: unknown) => AnyAnswer | undefined): AnswerView | undefined {
    const { decision } = this.seated;
    const answer = decision && find(this.seated);
    return answer && this.given(decision, answer as G['answer']);
  }

  /** What somebody finds in the game itself, to whom it is shown; undefined while nothing is asked. */
  lookInto<Found>(find: (run: unknown) => Found): Found | undefined {
    return this.seated.decision === undefined ? undefined : find(this.seated);
  }

  /** The answer that declines the window which is asked; undefined when something else is asked. */
  passAnswer(): AnswerView | undefined {
    const { decision } = this.seated;
    if (decision?.form !== 'act' || !this.isWindow(decision)) return undefined;
    const pass = decision.options().find((act) => act.do === 'pass');
    return pass === undefined ? undefined : this.given(decision, pass);
  }

  /**
   * The act whose announcement the pending decision belongs to, as its cost, a tribute, a target: how many answers had been given
   * before it. An act and its selections are one transaction. Null when nothing is being announced, or when something has come of
   * it that cannot be taken back any more.
   */
  get announcing(): number | null {
    const { decision, answers, restPoint, moments } = this.seated;
    const at = answers.findLastIndex((answer) => !isSelection(answer));
    const act = answers[at];
    if (decision === undefined || decision.form === 'act' || act === undefined || at < restPoint.at) return null;
    const began = moments[at];
    if (!began || began.player !== decision.player || !this.isAnnounced(act)) return null;
    return this.hasShown(decision, began.told) ? null : at;
  }

  /** Whether this answer announces the act: the last of its selections. Tried once on a game of its own. */
  announces(player: Seat, answer: AnswerView): boolean {
    return this.once(`announces ${player} ${JSON.stringify(answer)}`, () => this.triesToAnnounce(player, answer));
  }

  private triesToAnnounce(player: Seat, answer: AnswerView): boolean {
    const act = this.announcing;
    if (act === null) return false;
    const trial = this.at(this.answerCount);
    let given = trial.answer(player, answer);
    if (!given.ok) return false;
    while (given.ok) {
      const { moment } = trial;
      const forced = trial.forcedAnswer();
      if (moment === null || forced === undefined) break;
      given = trial.answer(moment.player, forced);
    }
    return trial.announcing !== act;
  }

  rewindTo(answerCount: number): void {
    this.seated.rewindTo(answerCount);
  }

  /** The player gives up and the opponent has agreed. */
  surrender(player: Seat): void {
    this.seated.surrender(player);
  }
}
