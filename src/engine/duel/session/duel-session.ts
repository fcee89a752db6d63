import { Session } from '../../table/session';
import type { ActWithPriority, Binding, Learned } from '../../table/binding';
import type { EndOfTurn, Meant } from '../../table/meant';
import type { Act, Answer, Decision } from '../model/decision';
import type { ProfileId } from '../model/profile';
import type { CardId, Player } from '../model/vocabulary';
import { placeOf } from '../rules/movement';
import type { Reason } from '../rules/reasons';
import { actsOfWish, answerFromView, answerToView, cardAt } from '../views/from-view';
import { duelCourtesies } from '../views/courtesies';
import { bindingSince, isSeen } from '../views/binds';
import { actWithPriority } from '../views/kept-priority';
import { learnedSince } from '../views/learned';
import { announcementOfEnd, openAct, openActs } from '../views/open-acts';
import { pendulumSummonView, type PendulumSummonView } from '../views/pendulum-summon';
import { seenCards } from '../views/seen';
import { mayKnow } from '../views/view-for';
import type { AttackEnd, DecisionView, DuelView, OptionView, Place, ReasonView, Viewer } from '../views/view';
import type { AnswerView, Wish, WishView } from '../views/wish';
import { announcements, wishesAt, wishesTo, type Thinking } from '../views/wishes';
import type { TypesOfDuel } from './duel-kind';
import type { DuelRun } from './duel-run';

/** What a table says to a duel and is told by it. */
interface WordsOfDuel {
  readonly wish: Wish;
  readonly reason: ReasonView;
}

/** A duel as the table uses it: views out, answers by places and indexes in. No card id passes through here. */
export class DuelSession extends Session<TypesOfDuel, WordsOfDuel> {
  protected constructor(private readonly run: DuelRun) {
    super(run);
  }

  /** A session over a run that a game has begun or taken up. */
  static over(run: DuelRun): DuelSession {
    return new DuelSession(run);
  }

  readonly game = 'duel';
  override readonly courtesies = duelCourtesies;

  /** The rule set that it is played by. */
  get profile(): ProfileId {
    return this.run.duel.state.profile;
  }

  protected override meant(decision: Decision, answer: AnswerView): Answer | undefined {
    return answerFromView(this.run.duel, decision, answer);
  }

  protected override given(decision: Decision, answer: Answer): AnswerView {
    return answerToView(this.run.duel, decision, answer);
  }

  protected override placeOf(card: CardId): Place {
    return placeOf(this.run.duel, card);
  }

  protected override actsOf(_player: Player, wish: Wish): readonly Act[] {
    return actsOfWish(this.run.duel, wish);
  }

  protected override reasonFor(viewer: Viewer, { rule, card, amount }: Reason): ReasonView {
    const { duel } = this.run;
    const known = card !== undefined && mayKnow(duel, viewer, card);
    return { rule, passcode: known ? duel.state.cards[card]!.passcode : undefined, amount };
  }

  protected override isWindow({ kind }: Decision): boolean {
    return kind === 'respond';
  }

  protected override isAnnounced({ do: act }: Answer): boolean {
    return act !== 'pass' && act !== 'enter';
  }

  protected override hasShown(decision: Decision, since: number): boolean {
    const { state, log } = this.run.duel;
    const showsDeck = 'from' in decision && decision.from.some((id) => state.cards[id]!.zone === 'deck');
    return showsDeck || log.slice(since).some(({ verb }) => isSeen(verb));
  }

  /**
   * What the seat that decides could think of doing with what lies at a place, each wish offered or refused with its reasons: all
   * of it for that seat, for any other viewer what needs no look at its cards. Empty when no such acts are asked.
   */
  wishesAt(viewer: Viewer, place: Place): readonly WishView[] {
    return this.once(`wishes ${viewer} ${place}`, () => {
      const thinking = this.thinking(viewer);
      return thinking === undefined ? [] : wishesAt(thinking, place);
    });
  }

  override seenCardAt(seat: Player, place: Place): number | undefined {
    const { duel } = this.run;
    const card = cardAt(duel, place);
    if (card === undefined || mayKnow(duel, seat, card) || !this.seenBy(seat).has(card)) return undefined;
    return duel.state.cards[card]!.passcode;
  }

  private seenBy(seat: Player): ReadonlyMap<CardId, number> {
    return this.once(`seen ${seat}`, () => seenCards(this.run.duel, seat));
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
    return act?.do === 'attack' || act?.do === 'replay' ? this.once(`attack ${index}`, () => this.run.attackEnd(act)) : undefined;
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
    return pendulumSummonView(duel, player, (reason) => this.reasonFor(player, reason), reasons);
  }

  /** The end of a phase of which nobody knows yet where it leads is announced as leading to the end. */
  override endOfTurn(decision: DecisionView): EndOfTurn | undefined {
    const next = announcementOfEnd(decision);
    return next && { index: next.index, ...(next.to === 'nextStep' && { then: 'end' }) };
  }

  override onTo(player: Player, { to, turn, phase }: Meant): AnswerView | undefined {
    const view = this.view(player);
    const { decision } = view;
    if (decision?.player !== player || !decision.afterPhase || view.turn !== turn || view.phase !== phase) return undefined;
    const option = decision.options?.find((one) => one.do === 'enter' && one.to === to);
    return option && { kind: 'option', index: option.index };
  }

  private thinking(viewer: Viewer): Thinking | undefined {
    const own = this.ownDecision;
    if (own?.options === undefined || own.kind === 'replay') return undefined;
    const isOpenly = viewer !== own.player;
    const options = isOpenly ? openActs(own) : own.options;
    const whyNot = (wish: Wish): readonly ReasonView[] => this.reasonsAgainst(own.player, wish, viewer);
    return options && { duel: this.run.duel, player: own.player, options, isOpenly, isBattle: own.kind === 'battle', whyNot };
  }

  /** The acts of open play that everybody can tell to be legal, counted among themselves; undefined when none are asked. */
  override openActs(): readonly OptionView[] | undefined {
    const own = this.ownDecision;
    return own === null ? undefined : openActs(own);
  }

  /** The answer that gives the open act with this number; undefined when there is none. */
  override openAct(index: number): AnswerView | undefined {
    const own = this.ownDecision;
    const option = own === null ? undefined : openAct(own, index);
    return option && { kind: 'option', index: option.index };
  }

  /** What first binds whoever has acted since that line of the log. */
  bindingSince(line: number): Binding | undefined {
    return bindingSince(this.view('public').log, line);
  }

  /** What `player` has learned since that line; of what was drawn only what its screen has shown, up to line `seen`. */
  learnedSince(player: Player, line: number, seen: number): Learned | null {
    return learnedSince(this.view('public').log, player, line, seen);
  }

  /** Where else this activation of the turn player could count as made; undefined when it is none. */
  override keptPriority(player: Player, answer: AnswerView): ActWithPriority<DuelView, AnswerView> | undefined {
    return actWithPriority(this.view(player), answer);
  }
}
