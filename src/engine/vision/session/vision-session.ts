import { Session } from '../../table/session';
import type { Binding, Learned } from '../../table/binding';
import type { Act, Answer, Decision } from '../model/decision';
import type { CardId, Player } from '../model/vocabulary';
import type { Reason } from '../rules/reasons';
import { actsOfWish } from '../views/from-view';
import { bindingSince, isSeen, learnedSince } from '../views/binds';
import { cardAt, placeOf } from '../views/places';
import { isOpenAct, wishesOf } from '../views/wishes';
import { seenCards } from '../views/seen';
import { mayKnow } from '../views/view-for';
import type { AnswerView, OptionView, Place, ReasonView, Viewer, Wish, WishView } from '../views/view';
import { VISION_PROFILES, type VisionProfile } from './profiles';
import type { TypesOfVision } from './vision-kind';
import type { VisionRun } from './vision-run';

/** What a table says to a game of VISION and is told by it. */
interface WordsOfVision {
  readonly wish: Wish;
  readonly reason: ReasonView;
}

/** A game of VISION as the table uses it: views out, answers by places and indexes in. No card id passes through here. */
export class VisionSession extends Session<TypesOfVision, WordsOfVision> {
  protected constructor(private readonly run: VisionRun) {
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

  protected override placeOf(card: CardId): Place {
    return placeOf(this.run.vision, card);
  }

  protected override actsOf(player: Player, wish: Wish): readonly Act[] {
    const { vision } = this.run;
    return actsOfWish(vision, wish).filter((act) => !('card' in act) || mayKnow(vision, player, act.card));
  }

  protected override reasonFor(viewer: Viewer, { rule, card, amount }: Reason): ReasonView {
    const { vision } = this.run;
    return {
      rule,
      ...(card !== undefined && mayKnow(vision, viewer, card) && { passcode: vision.card(card).passcode }),
      ...(amount !== undefined && { amount }),
    };
  }

  protected override isWindow(decision: Decision): boolean {
    return decision.kind === 'priority' && !decision.isOpen;
  }

  protected override isAnnounced({ do: act }: Answer): boolean {
    return act !== 'pass';
  }

  protected override hasShown(_decision: Decision, since: number): boolean {
    return this.run.vision.log.slice(since).some(({ verb }) => isSeen(verb));
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

  override seenCardAt(seat: Player, place: Place): number | undefined {
    const { vision } = this.run;
    const card = cardAt(vision, place);
    if (card === undefined || mayKnow(vision, seat, card) || !seenCards(vision, seat).has(card)) return undefined;
    return vision.card(card).passcode;
  }

  /** The acts of open play that everybody can tell to be legal, counted among themselves; undefined when none are asked. */
  override openActs(): readonly OptionView[] | undefined {
    const own = this.ownDecision;
    if (own?.isOpen !== true) return undefined;
    return own.options?.filter(isOpenAct).map((option, index) => ({ ...option, index }));
  }

  /** The answer that gives the open act with this number; undefined when there is none. */
  override openAct(index: number): AnswerView | undefined {
    const own = this.ownDecision;
    const option = own?.isOpen === true ? own.options?.filter(isOpenAct)[index] : undefined;
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
}
