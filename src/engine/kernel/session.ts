import type { Seat } from './priority';

/** The run of a game, as far as every session asks it the same. */
export interface Seated<Viewer, View, Moment, Saved> {
  readonly answers: readonly unknown[];
  readonly moments: readonly (Moment | null)[];
  readonly reachableFrom: number;
  view(viewer: Viewer): View;
  save(): Saved;
  rewindTo(count: number): void;
  surrender(player: Seat): void;
}

/** A game as the table uses it: views out, answers by what a view shows in. What is special to a game, its own session adds. */
export abstract class Session<Viewer, View, Moment extends { readonly player: Seat }, Saved, AnswerView, ReasonView> {
  /** Views of the present position: the page asks for the same ones again and again. */
  private readonly views = new Map<Viewer, View>();

  protected constructor(private readonly seated: Seated<Viewer, View, Moment, Saved>) {}

  /** Where the game stands now; null when it is over. */
  abstract get moment(): Moment | null;

  /** The same game as it was before all but `answerCount` answers, as a session of its own: this one stays where it is. */
  abstract at(answerCount: number): Session<Viewer, View, Moment, Saved, AnswerView, ReasonView>;

  /** Gives `player`'s answer. Not `ok`: nothing changed, and why. */
  abstract answer(player: Seat, answer: AnswerView): { ok: true } | { ok: false; reasons: readonly ReasonView[] };

  /** The only legal answer, when giving it unasked shows nothing hidden; undefined otherwise. */
  abstract forcedAnswer(): AnswerView | undefined;

  /**
   * The act whose announcement the pending decision belongs to: how many answers had been given before it. Null when none is
   * being announced, or when it cannot be taken back any more.
   */
  abstract get announcing(): number | null;

  save(): Saved {
    return this.seated.save();
  }

  /** Answers given so far: the number that `rewindTo` takes. */
  get answerCount(): number {
    return this.seated.answers.length;
  }

  /** For each answer, where the game stood when it was given; null where that is lost. */
  get moments(): readonly (Moment | null)[] {
    return this.seated.moments;
  }

  /** The fewest answers that can be gone back to. */
  get reachableFrom(): number {
    return this.seated.reachableFrom;
  }

  view(viewer: Viewer): View {
    let view = this.views.get(viewer);
    if (view === undefined) this.views.set(viewer, (view = this.seated.view(viewer)));
    return view;
  }

  /** Whether this answer announces the act: the last of its selections. Tried on a game of its own. */
  announces(player: Seat, answer: AnswerView): boolean {
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
    this.moved();
    this.seated.rewindTo(answerCount);
  }

  /** The player gives up and the opponent has agreed. */
  surrender(player: Seat): void {
    this.moved();
    this.seated.surrender(player);
  }

  /** The position is another from now on: what was seen of it is seen anew. */
  protected moved(): void {
    this.views.clear();
  }
}
