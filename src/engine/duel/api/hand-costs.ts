import type { Cost } from '../model/effect';
import type { Scope } from '../model/scope';
import type { CardId } from '../model/vocabulary';
import { chooseCards } from './choices';
import { banish, discard, sendToGraveyard } from './moving';
import { discardAtRandom, pickAtRandom } from './at-random';
import { paid } from './payment';

/** An effect may forbid activating by discarding. */
const mayDiscard = (q: Scope): boolean => !q.isForbidden('discardCost', q.player);

/** "Discard N cards". The activated card itself is not in the hand any more when it comes from there. */
export const discardCards = (count: number, fits: (q: Scope, card: CardId) => boolean = () => true): Cost => {
  const from = (q: Scope): CardId[] => q.handOf(q.player).filter((id) => id !== q.self && fits(q, id));
  return {
    rule: 'cost-discard',
    can: (q) => mayDiscard(q) && from(q).length >= count,
    *pay(e) {
      const cards = yield* chooseCards(e, { from: from(e), min: count, max: count, prompt: 'discardCost' });
      yield* discard(e, cards, 'cost');
      paid(e, { kind: 'discard', cards });
    },
  };
};

/** "Randomly remove N cards of your hand from play". */
export const banishFromHandAtRandom = (count: number): Cost => ({
  rule: 'cost-banish',
  can: (q) => q.handOf(q.player).length >= count,
  *pay(e) {
    const cards: CardId[] = [];
    while (cards.length < count)
      cards.push(
        pickAtRandom(
          e,
          e.handOf(e.player).filter((id) => !cards.includes(id)),
        )!,
      );
    yield* banish(e, cards, 'cost');
    paid(e, { kind: 'banish', cards });
  },
});

/** "Discard your whole hand", of at least one card. */
export const discardHand: Cost = {
  rule: 'cost-discard',
  can: (q) => mayDiscard(q) && q.handOf(q.player).some((id) => id !== q.self),
  *pay(e) {
    const cards = e.handOf(e.player).filter((id) => id !== e.self);
    yield* discard(e, cards, 'cost');
    paid(e, { kind: 'discard', cards });
  },
};

/**
 * What must be sent to the Graveyard has to get there (rulings), which a token never does (E66); a discard or a tribute need not.
 */
export const getsToGraveyard = (q: Scope, id: CardId): boolean =>
  q.facts(id).subtype !== 'token' && !q.isForbidden('graveyard', q.card(id).owner, id);

/** "Send N hand cards to the Graveyard": not a discard. */
export const sendFromHand = (count: number, fits: (q: Scope, card: CardId) => boolean = () => true): Cost => {
  const from = (q: Scope): CardId[] => q.handOf(q.player).filter((id) => id !== q.self && getsToGraveyard(q, id) && fits(q, id));
  return {
    rule: 'cost-to-graveyard',
    can: (q) => from(q).length >= count,
    *pay(e) {
      const cards = yield* chooseCards(e, { from: from(e), min: count, max: count, prompt: 'toGraveyard' });
      yield* sendToGraveyard(e, cards, 'cost');
      paid(e, { kind: 'toGraveyard', cards });
    },
  };
};

type Lists = readonly ((q: Scope) => readonly CardId[])[];
const sendOfEach = (lists: Lists, mayGo: (q: Scope, id: CardId) => boolean): Cost => ({
  rule: 'cost-to-graveyard',
  can: (q) => lists.every((from) => from(q).some((id) => mayGo(q, id))),
  *pay(e) {
    const cards: CardId[] = [];
    for (const list of lists) {
      const from = list(e).filter((id) => mayGo(e, id));
      cards.push(...(yield* chooseCards(e, { from, min: 1, max: 1, prompt: 'cost' })));
    }
    yield* sendToGraveyard(e, cards, 'cost');
    paid(e, { kind: 'toGraveyard', cards });
  },
});

/** "Send cards of the field to the Graveyard" together: one of those that each list names. */
export const sendFieldCard = (...lists: Lists): Cost => sendOfEach(lists, getsToGraveyard);
/** The same for a card whose text lets a Token go as well, which vanishes. */
export const sendFieldCardOrToken = (...lists: Lists): Cost =>
  sendOfEach(lists, (q, id) => q.facts(id).subtype === 'token' || getsToGraveyard(q, id));

/** "Send your whole hand and all your cards on the field to the Graveyard", at least one other card than this. */
export const sendHandAndField: Cost = {
  rule: 'cost-to-graveyard',
  can: (q) => {
    const cards = handAndField(q);
    return cards.length > 0 && cards.every((id) => getsToGraveyard(q, id));
  },
  *pay(e) {
    const cards = handAndField(e);
    yield* sendToGraveyard(e, cards, 'cost');
    paid(e, { kind: 'toGraveyard', cards });
  },
};

const handAndField = (q: Scope): CardId[] =>
  [...q.handOf(q.player), ...q.cardsOnFieldOf(q.player)].filter((id) => id !== q.self && !q.card(id).leaving);

/** "Discard this card" (from the hand). */
export const discardSelf: Cost = {
  rule: 'cost-discard',
  can: (q) => mayDiscard(q) && q.card(q.self).zone === 'hand',
  *pay(e) {
    yield* discard(e, [e.self], 'cost');
    paid(e, { kind: 'discard', cards: [e.self] });
  },
};

/** "Send this card from your hand to the Graveyard": not a discard. */
export const sendSelfFromHand: Cost = {
  rule: 'cost-to-graveyard',
  can: (q) => q.card(q.self).zone === 'hand' && getsToGraveyard(q, q.self),
  *pay(e) {
    yield* sendToGraveyard(e, [e.self], 'cost');
    paid(e, { kind: 'toGraveyard', cards: [e.self] });
  },
};

/** "Send this card to the Graveyard". What it remembered stays with the activation: `rememberedWhenPaid`. */
export const sendSelf: Cost = {
  rule: 'cost-to-graveyard',
  can: (q) => q.isOnField(q.self) && getsToGraveyard(q, q.self),
  *pay(e) {
    const { data } = e.card(e.self);
    yield* sendToGraveyard(e, [e.self], 'cost');
    paid(e, { kind: 'toGraveyard', cards: [e.self], ...(data !== null && { data }) });
  },
};

const otherSpellsTraps = (q: Scope): CardId[] =>
  q.spellsTrapsOf(q.player).filter((id) => id !== q.self && !q.card(id).leaving && getsToGraveyard(q, id));

/** "Send one or more of your other Spells and Traps on the field to the Graveyard", Set and already activated ones too. */
export const sendSpellsTraps: Cost = {
  rule: 'cost-spells-traps',
  can: (q) => otherSpellsTraps(q).length > 0,
  *pay(e) {
    const from = otherSpellsTraps(e);
    const cards = yield* chooseCards(e, { from, min: 1, max: from.length, prompt: 'cost' });
    yield* sendToGraveyard(e, cards, 'cost');
    paid(e, { kind: 'toGraveyard', cards });
  },
};

/** "Discard a random card". */
export const discardRandomCard: Cost = {
  rule: 'cost-discard',
  can: (q) => mayDiscard(q) && q.handOf(q.player).some((id) => id !== q.self),
  *pay(e) {
    const cards = yield* discardAtRandom(e, e.player, 1, 'cost');
    paid(e, { kind: 'discard', cards });
  },
};
