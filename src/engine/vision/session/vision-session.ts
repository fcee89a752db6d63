import { onlyAnswer } from '../../kernel/decision';
import { Session } from '../../kernel/session';
import type { Act, Answer } from '../model/decision';
import type { Player } from '../model/vocabulary';
import type { Reason } from '../rules/reasons';
import { actsOfWish, answerFromView, answerToView } from '../views/from-view';
import { cardAt } from '../views/places';
import { isOpenAct, wishesOf } from '../views/wishes';
import { mayKnow } from '../views/view-for';
import type { AnswerView, DecisionView, OptionView, Place, ReasonView, Viewer, VisionView, Wish, WishView } from '../views/view';
import { momentOf, type Moment } from './moment';
import type { Recording } from './recording';
import { VISION_PROFILES, type VisionProfile } from './profiles';
import type { VisionRun } from './vision-run';

/** What nobody can unsee, and what chance decided: an act that has brought it about is not taken back any more. */
const BINDS: readonly string[] = ['draw', 'shuffle', 'redraw'];
const isSelection = ({ do: kind }: Answer): boolean => kind === 'choose' || kind === 'order' || kind === 'answer';

/** A game of VISION as the table uses it: views out, answers by places and indexes in. No card id passes through here. */
export class VisionSession extends Session<Viewer, VisionView, Moment, Recording, AnswerView, ReasonView> {
  private constructor(private readonly run: VisionRun) {
    super(run);
  }

  /** A session over a run that a game has begun or taken up. */
  static over(run: VisionRun): VisionSession {
    return new VisionSession(run);
  }

  readonly game = 'vision';

  get profile(): VisionProfile {
    return VISION_PROFILES[0];
  }

  /** Where the game stands now; null when it is over. */
  get moment(): Moment | null {
    const { decision, vision } = this.run;
    return decision === undefined ? null : momentOf(vision, decision);
  }

  /** The same game as it was before all but `answerCount` answers, as a session of its own: this one stays where it is. */
  at(answerCount: number): VisionSession {
    return new VisionSession(this.run.fork(answerCount));
  }

  /** Gives `player`'s answer. Not `ok`: nothing changed, and why. */
  answer(player: Player, answer: AnswerView): { ok: true } | { ok: false; reasons: readonly ReasonView[] } {
    const { decision, vision } = this.run;
    if (decision === undefined) return { ok: false, reasons: [{ rule: 'game-over' }] };
    if (decision.player !== player) return { ok: false, reasons: [{ rule: 'not-asked' }] };
    const meant = answerFromView(vision, decision, answer);
    if (meant === undefined || !this.run.isLegal(meant)) return { ok: false, reasons: [{ rule: 'not-in-this-decision' }] };
    this.moved();
    this.run.answer(meant);
    return { ok: true };
  }

  /** All reasons why this player may not do this now; empty when it is legal. Says nothing of cards that it may not know. */
  whyNot(player: Player, wish: Wish): readonly ReasonView[] {
    const { vision } = this.run;
    const acts = actsOfWish(vision, wish).filter((act) => !('card' in act) || mayKnow(vision, player, act.card));
    if (acts.length === 0) return [{ rule: 'nothing-there' }];
    const each = acts.map((act: Act) => this.run.whyNot(player, act));
    const least = each.reduce((a, b) => (b.length < a.length ? b : a));
    return least.map((reason) => this.reasonView(reason, player));
  }

  private reasonView({ rule, card, amount }: Reason, viewer: Viewer): ReasonView {
    const { vision } = this.run;
    return {
      rule,
      ...(card !== undefined && mayKnow(vision, viewer, card) && { passcode: vision.card(card).passcode }),
      ...(amount !== undefined && { amount }),
    };
  }

  /**
   * What the seat that decides could think of doing with what lies at a place, each wish offered or refused with its reasons. For
   * any other viewer what everybody can tell. Empty when no acts are asked.
   */
  wishesAt(viewer: Viewer, place: Place): readonly WishView[] {
    const own = this.ownDecision;
    const card = cardAt(this.run.vision, place);
    if (own?.options === undefined || card === undefined) return [];
    const { controller } = this.run.vision.card(card);
    if (controller !== own.player || !mayKnow(this.run.vision, viewer, card)) return [];
    const isOpenly = viewer !== own.player;
    // Counted among all acts, their numbers would tell how many others there are.
    const options = isOpenly ? (this.openActs() ?? []) : own.options;
    const wishes = wishesOf(this.run.vision, card, place, options, (wish) => this.whyNot(own.player, wish));
    return isOpenly ? wishes.filter((wish) => wish.options.length > 0) : wishes;
  }

  /** What is asked, as the seat that decides sees it. */
  private get ownDecision(): DecisionView | null {
    const { decision } = this.run;
    return decision === undefined ? null : this.view(decision.player).decision;
  }

  /** The acts of open play that everybody can tell to be legal, counted among themselves; undefined when none are asked. */
  openActs(): readonly OptionView[] | undefined {
    const own = this.ownDecision;
    if (own?.isOpen !== true) return undefined;
    return own.options?.filter(isOpenAct).map((option, index) => ({ ...option, index }));
  }

  /** The answer that gives the open act with this number; undefined when there is none. */
  openAct(index: number): AnswerView | undefined {
    const own = this.ownDecision;
    const option = own?.isOpen === true ? own.options?.filter(isOpenAct)[index] : undefined;
    return option && { kind: 'option', index: option.index };
  }

  /**
   * The act whose announcement the pending decision belongs to, as its target, its caster, its cost: how many answers had been
   * given before it. Null when nothing is being announced, or when something has come of it that cannot be taken back.
   */
  get announcing(): number | null {
    const { decision, answers, restPoint, moments, vision } = this.run;
    const at = answers.findLastIndex((answer) => !isSelection(answer));
    const act = answers[at];
    if (decision === undefined || decision.form === 'act' || act === undefined || at < restPoint.at || act.do === 'pass')
      return null;
    const began = moments[at];
    if (!began || began.player !== decision.player) return null;
    return vision.log.slice(began.told).some(({ verb }) => BINDS.includes(verb)) ? null : at;
  }

  /** The only legal answer, when giving it unasked shows nothing hidden; undefined otherwise. */
  forcedAnswer(): AnswerView | undefined {
    const { decision, vision } = this.run;
    if (decision === undefined || ('hidden' in decision && decision.hidden)) return undefined;
    const forced = onlyAnswer(decision) as Answer | undefined;
    return forced === undefined ? undefined : answerToView(vision, decision, forced);
  }

  /** The answer that passes priority where a window is asked; undefined when something else is asked. */
  passAnswer(): AnswerView | undefined {
    const { decision } = this.run;
    if (decision?.kind !== 'priority' || decision.isOpen) return undefined;
    return { kind: 'option', index: decision.options().findIndex((act) => act.do === 'pass') };
  }
}
