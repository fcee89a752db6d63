import { Session } from '../../kernel/session';
import type { ProfileId } from '../model/profile';
import type { Player } from '../model/vocabulary';
import type { Reason } from '../rules/reasons';
import { actsOfWish, answerFromView, answerToView } from '../views/from-view';
import { openAct, openActs } from '../views/open-acts';
import { pendulumSummonView, type PendulumSummonView } from '../views/pendulum-summon';
import { mayKnow } from '../views/view-for';
import type { AttackEnd, DecisionView, DuelView, OptionView, Place, ReasonView, Viewer } from '../views/view';
import type { AnswerView, Wish, WishView } from '../views/wish';
import { announcements, wishesAt, wishesTo, type Thinking } from '../views/wishes';
import { announcedAct } from './announcing';
import type { DuelRun } from './duel-run';
import { forcedAnswer } from '../rules/answers';
import { momentOf, type Moment } from './moment';
import type { Recording } from './recording';

/** A duel as the table uses it: views out, answers by places and indexes in. No card id passes through here. */
export class DuelSession extends Session<Viewer, DuelView, Moment, Recording, AnswerView, ReasonView> {
  private constructor(private readonly run: DuelRun) {
    super(run);
  }

  /** A session over a run that a game has begun or taken up. */
  static over(run: DuelRun): DuelSession {
    return new DuelSession(run);
  }

  readonly game = 'duel';

  /** The rule set that it is played by. */
  get profile(): ProfileId {
    return this.run.duel.state.profile;
  }

  /** Where the duel stands now; null when it is over. */
  get moment(): Moment | null {
    const { decision, duel } = this.run;
    return decision === undefined ? null : momentOf(duel, decision);
  }

  /** The same duel as it was before all but `answerCount` answers, as a session of its own: this one stays where it is. */
  at(answerCount: number): DuelSession {
    return new DuelSession(this.run.fork(answerCount));
  }

  /** Gives `player`'s answer. Not `ok`: nothing changed, and why. */
  answer(player: Player, answer: AnswerView): { ok: true } | { ok: false; reasons: readonly ReasonView[] } {
    const { decision, duel } = this.run;
    if (decision === undefined) return { ok: false, reasons: [{ rule: 'duel-over' }] };
    if (decision.player !== player) return { ok: false, reasons: [{ rule: 'not-asked' }] };
    const meant = answerFromView(duel, decision, answer);
    if (meant === undefined || !this.run.isLegal(meant)) return { ok: false, reasons: [{ rule: 'not-in-this-decision' }] };
    this.moved();
    this.run.answer(meant);
    return { ok: true };
  }

  /**
   * All reasons why this player may not do this now; empty when it is legal. Says nothing of cards that the player may not know.
   */
  whyNot(player: Player, wish: Wish): readonly ReasonView[] {
    return this.reasonsAgainst(player, wish, player);
  }

  private reasonsAgainst(player: Player, wish: Wish, viewer: Viewer): readonly ReasonView[] {
    const { duel } = this.run;
    const acts = actsOfWish(duel, wish);
    if (acts.length === 0) return [{ rule: 'nothing-there' }];
    const each = acts.map((act) => this.run.whyNot(player, act));
    const least = each.reduce((a, b) => (b.length < a.length ? b : a));
    return least.map((reason) => this.reasonView(reason, viewer));
  }

  private reasonView(reason: Reason, viewer: Viewer): ReasonView {
    const known = reason.card !== undefined && mayKnow(this.run.duel, viewer, reason.card);
    return {
      rule: reason.rule,
      passcode: known ? this.run.duel.state.cards[reason.card!]!.passcode : undefined,
      amount: reason.amount,
    };
  }

  /**
   * What the seat that decides could think of doing with what lies at a place, each wish offered or refused with its reasons: all
   * of it for that seat, for any other viewer what needs no look at its cards. Empty when no such acts are asked.
   */
  wishesAt(viewer: Viewer, place: Place): readonly WishView[] {
    const thinking = this.thinking(viewer);
    return thinking === undefined ? [] : wishesAt(thinking, place);
  }

  /** What the deciding seat's own card could do at another place; see `wishesTo`. */
  wishesTo(player: Player, from: Place, to: Place): Pick<WishView, 'options' | 'reasons'> {
    const thinking = this.thinking(player);
    return thinking === undefined ? { options: [], reasons: [{ rule: 'not-in-this-decision' }] } : wishesTo(thinking, from, to);
  }

  /** What the attack comes to that this listed option makes, if nobody responds; undefined where it is none. */
  attackEnd(index: number): AttackEnd | undefined {
    const { decision } = this.run;
    if (decision?.kind !== 'battle' && decision?.kind !== 'replay') return undefined;
    const act = decision.options()[index];
    return act?.do === 'attack' || act?.do === 'replay' ? this.run.attackEnd(act) : undefined;
  }

  /** Every phase and the next turn, with what announces it or why it cannot be announced. Empty unless play is open. */
  announcements(viewer: Viewer): readonly WishView[] {
    const thinking = this.thinking(viewer);
    return thinking === undefined || this.openActs() === undefined ? [] : announcements(thinking);
  }

  /**
   * What the player could think of for a Pendulum Summon, while acts of open play or the monsters for one are asked of that
   * player; undefined otherwise, and unless a card lies in both Pendulum Zones.
   */
  pendulumSummon(player: Player): PendulumSummonView | undefined {
    const { decision, duel } = this.run;
    if (decision?.player !== player || (decision.kind !== 'idle' && decision.why?.prompt !== 'pendulumSummon')) return undefined;
    const reasons = decision.kind === 'idle' ? this.whyNot(player, { do: 'pendulumSummon' }) : [];
    return pendulumSummonView(duel, player, (reason) => this.reasonView(reason, player), reasons);
  }

  private thinking(viewer: Viewer): Thinking | undefined {
    const own = this.ownDecision;
    if (own?.options === undefined || own.kind === 'replay') return undefined;
    const isOpenly = viewer !== own.player;
    const options = isOpenly ? openActs(own) : own.options;
    const whyNot = (wish: Wish): readonly ReasonView[] => this.reasonsAgainst(own.player, wish, viewer);
    return options && { duel: this.run.duel, player: own.player, options, isOpenly, isBattle: own.kind === 'battle', whyNot };
  }

  /** What is asked, as the seat that decides sees it. */
  private get ownDecision(): DecisionView | null {
    const { decision } = this.run;
    return decision === undefined ? null : this.view(decision.player).decision;
  }

  /** The acts of open play that everybody can tell to be legal, counted among themselves; undefined when none are asked. */
  openActs(): readonly OptionView[] | undefined {
    const own = this.ownDecision;
    return own === null ? undefined : openActs(own);
  }

  /** The answer that gives the open act with this number; undefined when there is none. */
  openAct(index: number): AnswerView | undefined {
    const own = this.ownDecision;
    const option = own === null ? undefined : openAct(own, index);
    return option && { kind: 'option', index: option.index };
  }

  /**
   * The act whose announcement the pending decision belongs to, as its cost, a tribute, a target: how many answers had been given
   * before it. Null when none is being announced, or when it cannot be taken back any more.
   */
  get announcing(): number | null {
    return announcedAct(this.run);
  }

  /** The only legal answer, when giving it unasked shows nothing hidden; undefined otherwise. */
  forcedAnswer(): AnswerView | undefined {
    const { decision, duel } = this.run;
    if (decision === undefined || ('hidden' in decision && decision.hidden) || ('tells' in decision && decision.tells === true))
      return undefined;
    const forced = forcedAnswer(decision);
    return forced === undefined ? undefined : answerToView(duel, decision, forced);
  }

  /** The answer that declines the window which is asked; undefined when something else is asked. */
  passAnswer(): AnswerView | undefined {
    const { decision } = this.run;
    const index = decision?.kind === 'respond' ? decision.options().findIndex((act) => act.do === 'pass') : -1;
    return index < 0 ? undefined : { kind: 'option', index };
  }
}
