import type { CardPool } from '../model/effect';
import type { Player } from '../model/vocabulary';
import type { Reason } from '../rules/reasons';
import { actsOfWish, answerFromView, answerToView } from '../views/from-view';
import { mayKnow } from '../views/view-for';
import type { DuelView, ReasonView, Viewer } from '../views/view';
import type { AnswerView, Wish } from '../views/wish';
import { DuelRun } from './duel-run';
import { forcedAnswer } from './legality';
import type { DuelSetup } from './new-duel';
import type { LoadError, Recording } from './recording';

/** A duel as the table uses it: views out, answers by places and indexes in. No card id passes through here. */
export class DuelSession {
  private constructor(private readonly run: DuelRun) {}

  static start(pool: CardPool, setup: DuelSetup): DuelSession {
    return new DuelSession(DuelRun.start(pool, setup));
  }

  /** A session over a run that was set up elsewhere (a scenario). */
  static over(run: DuelRun): DuelSession {
    return new DuelSession(run);
  }

  /** Takes up a saved duel. `lost` tells that only its last position could be taken up. */
  static load(pool: CardPool, json: unknown): { ok: true; session: DuelSession; lost?: LoadError } | { ok: false; error: LoadError } {
    const loaded = DuelRun.load(pool, json);
    return loaded.ok ? { ok: true, session: new DuelSession(loaded.run), lost: loaded.lost } : loaded;
  }

  save(): Recording {
    return this.run.save();
  }

  /** Answers given so far: the number that `rewindTo` takes. */
  get answerCount(): number {
    return this.run.answers.length;
  }

  view(viewer: Viewer): DuelView {
    return this.run.view(viewer);
  }

  /** Gives `player`'s answer. Not `ok`: nothing changed, and why. */
  answer(player: Player, answer: AnswerView): { ok: true } | { ok: false; reasons: readonly ReasonView[] } {
    const { decision, duel } = this.run;
    if (decision === undefined) return { ok: false, reasons: [{ rule: 'duel-over' }] };
    if (decision.player !== player) return { ok: false, reasons: [{ rule: 'not-asked' }] };
    const meant = answerFromView(duel, decision, answer);
    if (meant === undefined || !this.run.isLegal(meant)) return { ok: false, reasons: [{ rule: 'not-in-this-decision' }] };
    this.run.answer(meant);
    return { ok: true };
  }

  /** All reasons why this player may not do this now; empty when it is legal. Says nothing of cards that the player may not know. */
  whyNot(player: Player, wish: Wish): readonly ReasonView[] {
    const { duel } = this.run;
    const acts = actsOfWish(duel, wish);
    if (acts.length === 0) return [{ rule: 'nothing-there' }];
    const each = acts.map((act) => this.run.whyNot(player, act));
    const least = each.reduce((a, b) => (b.length < a.length ? b : a));
    return least.map((reason) => this.reasonView(reason, player));
  }

  private reasonView(reason: Reason, player: Player): ReasonView {
    const known = reason.card !== undefined && mayKnow(this.run.duel, player, reason.card);
    return { rule: reason.rule, passcode: known ? this.run.duel.state.cards[reason.card!]!.passcode : undefined, amount: reason.amount };
  }

  /** The only legal answer, when giving it unasked shows nothing hidden; undefined otherwise. */
  forcedAnswer(): AnswerView | undefined {
    const { decision, duel } = this.run;
    if (decision === undefined || ('hidden' in decision && decision.hidden) || ('tells' in decision && decision.tells === true)) return undefined;
    const forced = forcedAnswer(decision);
    return forced === undefined ? undefined : answerToView(duel, decision, forced);
  }

  rewindTo(answerCount: number): void {
    this.run.rewindTo(answerCount);
  }

  /** The player surrenders and the opponent has agreed (E9). */
  surrender(player: Player): void {
    this.run.surrender(player);
  }
}
