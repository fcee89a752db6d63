import {
  isLegalAnswer,
  type Answer,
  type CardId,
  type Decision,
  type Duel,
  type PickDecision,
  type Player,
} from '../../engine/duel';
import { isMeant, pickCards, readReference, type CardReference } from '../card-reference';

/** What an action's own step says about the selections to come: its `choose` list and its `mode`. */
interface InlineList {
  readonly player: Player;
  readonly card: CardId | undefined;
  readonly says: string;
  /** Length of the log when the action began. */
  readonly since: number;
  left: CardReference[];
  mode: number | undefined;
}

export type InlineAnswer =
  { readonly kind: 'answer'; readonly answer: Answer } | { readonly kind: 'unclear'; readonly says: string };

/** The inline lists of the actions that are still under way, the newest last. */
export class InlineChoices {
  private lists: InlineList[] = [];

  add(
    list: Pick<InlineList, 'player' | 'card' | 'says' | 'since'>,
    choose: readonly CardReference[] | undefined,
    mode: number | undefined,
  ): void {
    if (choose === undefined && mode === undefined) return;
    this.lists.push({ ...list, left: [...(choose ?? [])], mode });
  }

  /** The answer that an inline list gives to the pending selection; undefined when none has to do with it. */
  answer(duel: Duel, decision: Decision): InlineAnswer | undefined {
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

  /** What was named, never asked for and not done unasked either. The lists are forgotten. */
  close(duel: Duel): string[] {
    const unused = this.lists.flatMap((list) => [
      ...(list.mode === undefined ? [] : [`${list.says}: no mode was asked for`]),
      ...list.left
        .filter((reference) => !wasConcerned(duel, list, reference))
        .map((reference) => `${list.says}: nothing asked for "${reference}"`),
    ]);
    this.lists = [];
    return unused;
  }

  /** The action came to nothing: what its list still names will not be asked for. */
  forget(card: CardId): void {
    this.lists = this.lists.filter((list) => list.card !== card);
  }
}

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
