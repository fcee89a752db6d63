import {
  isLegalAnswer,
  type Answer,
  type CardId,
  type Decision,
  type Destination,
  type Duel,
  type DuelRun,
  type PickDecision,
  type Verb,
} from '../../../engine/duel';
import type { AnyAnswer } from '../../../engine/kernel';
import type { GivenAct, Inline, InlineAnswer, Told } from '../../../scenario/scenario-game';
import { AnnouncedPhase } from './announced-phase';
import { isMeant, pickCards, readReference, type CardReference } from './card-reference';
import type { DuelKinds } from './duel-kinds';
import type { WantedStep } from './schema';

/** What an act's own step says about the selections to come: its `choose` list and its `mode`. */
interface InlineList extends GivenAct {
  left: CardReference[];
  mode: number | undefined;
}

/** The inline lists of the acts that are still under way, the newest last, and where the announced end of a phase leads to. */
export class InlineChoices implements Inline<DuelKinds> {
  private lists: InlineList[] = [];
  private readonly announcedPhase = new AnnouncedPhase();

  add(act: GivenAct, { do: verb, to, choose, mode }: WantedStep, answer: AnyAnswer): void {
    if (verb === 'enter' && 'to' in answer)
      this.announcedPhase.announce(answer.to === 'nextStep' && to !== 'nextStep' ? (to as Destination | undefined) : undefined);
    if (choose !== undefined || mode !== undefined) this.lists.push({ ...act, left: [...(choose ?? [])], mode });
  }

  answer({ duel }: DuelRun, decision: Decision): InlineAnswer | undefined {
    const to = this.announcedPhase.answerTo(decision);
    return to === undefined ? this.fromLists(duel, decision) : { kind: 'answer', answer: to };
  }

  /** The answer that an inline list gives to the pending selection; undefined when none has to do with it. */
  private fromLists(duel: Duel, decision: Decision): InlineAnswer | undefined {
    for (const list of [...this.lists].reverse()) {
      if (list.player !== decision.player || !isAbout(list, decision)) continue;
      if (decision.kind === 'answer' && decision.why?.prompt === 'mode' && list.mode !== undefined) {
        if (!decision.values.includes(list.mode)) return undefined;
        const { mode } = list;
        list.mode = undefined;
        return { kind: 'answer', answer: { do: 'answer', value: mode } };
      }
      if (decision.kind !== 'choose') continue;
      const given = pickFrom(duel, decision, list);
      if (given !== undefined) return given;
    }
    return undefined;
  }

  /** Who names picks for an optional part has not declined it. */
  implied(decision: Decision): Answer | undefined {
    const isMeantFor = ({ player, card, left }: InlineList): boolean =>
      player === decision.player && card !== undefined && card === decision.why?.card && left.length > 0;
    return isOptionalPart(decision) && this.lists.some(isMeantFor) ? { do: 'answer', value: true } : undefined;
  }

  /** What was named, never asked for and not done unasked either. The lists are forgotten. */
  close({ duel }: DuelRun): readonly string[] {
    const unused = this.lists.flatMap((list) => [
      ...(list.mode === undefined ? [] : [`${list.says}: no mode was asked for`]),
      ...list.left
        .filter((reference) => !wasConcerned(duel, list, reference))
        .map((reference) => `${list.says}: nothing asked for "${reference}"`),
    ]);
    this.lists = [];
    return unused;
  }

  /** The act came to nothing: what its list still names will not be asked for. */
  hear({ verb, card }: Told): void {
    if (card !== undefined && COMES_TO_NOTHING.includes(verb)) this.lists = this.lists.filter((list) => list.card !== card);
  }
}

/** A question whether an optional part is done, which may be answered with yes. */
export const isOptionalPart = (decision: Decision): boolean =>
  decision.kind === 'answer' && decision.values.includes(true) && decision.refused === undefined;

const COMES_TO_NOTHING: readonly string[] = ['negate', 'noEffect', 'noTarget'] satisfies readonly Verb[];

/** Something happened to such a card since the action began: the effect took it without a choice. */
const wasConcerned = (duel: Duel, { since }: InlineList, reference: CardReference): boolean =>
  duel.log.slice(since).some(({ passcode }) => passcode === readReference(reference)?.passcode);

/** A selection belongs to the card that asks for it; one that nobody asks for, to whatever is under way. */
const isAbout = (list: InlineList, { why }: Decision): boolean =>
  why?.card === undefined || list.card === undefined || why.card === list.card;

/** All listed cards that fit the pick, in order, up to its size. */
function pickFrom(duel: Duel, decision: PickDecision, list: InlineList): InlineAnswer | undefined {
  const taken: number[] = [];
  let cards: readonly CardId[] = [];
  for (const [i, reference] of list.left.entries()) {
    if (taken.length === decision.max) break;
    if (!decision.from.some((id) => isMeant(duel, id, reference))) continue;
    const picked = pickCards(
      duel,
      [...taken, i].map((at) => list.left[at]!),
      decision.from,
    );
    if (picked.kind === 'unclear') {
      // Equal names further down the list may be what makes it clear.
      const equal = list.left.flatMap((other, at) =>
        at >= i && other === reference && at - i < decision.max - taken.length ? [at] : [],
      );
      const all = pickCards(
        duel,
        [...taken, ...equal].map((at) => list.left[at]!),
        decision.from,
      );
      if (all.kind !== 'cards')
        return { kind: 'unclear', says: `${list.says}: "${reference}" may be several cards. Name their places.` };
      taken.push(...equal);
      cards = all.cards;
      break;
    }
    if (picked.kind === 'none') continue;
    taken.push(i);
    cards = picked.cards;
  }
  for (let size = cards.length; size > 0; size--) {
    const answer: Answer = { do: 'choose', cards: cards.slice(0, size) };
    if (!isLegalAnswer(decision, answer)) continue;
    list.left = list.left.filter((_, i) => !taken.slice(0, size).includes(i));
    return { kind: 'answer', answer };
  }
  return undefined;
}
