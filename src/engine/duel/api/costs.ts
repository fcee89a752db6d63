import { NO_DATA, type Data } from '../model/data';
import type { Action, Cost } from '../model/effect';
import type { Cause } from '../model/event';
import type { Payment } from '../model/duel-state';
import { Effect, type Scope } from '../model/scope';
import type { CardId } from '../model/vocabulary';
import { tributeNeed, tributeSets, type TributeNeed } from '../rules/tributes';
import { checkVictory } from '../rules/victory';
import type { RuleId } from '../register/index';
import { chooseCards, declareNumber, numbersFrom } from './choices';
import { changeCounters, linger } from './field';
import { changeLifePoints } from './life-points';
import { banish, discard, discardAtRandom, mayBeTributed, sendToGraveyard, settle, tribute } from './moving';

const paid = (e: Effect, payment: Payment): void => void e.link.payments.push(payment);

/** Life Points can be paid when there are at least as many (E67; paying the last is legal by `mayPayToZero`). */
export const canPayLifePoints = (q: Scope, amount: number): boolean =>
  q.duel.profile.mayPayToZero ? q.lifePoints(q.player) >= amount : q.lifePoints(q.player) > amount;

/** Pays Life Points at once, also for upkeep. */
export function* payLifePoints(e: Effect, amount: number, cause: 'cost' | 'upkeep' = 'cost', rule?: RuleId) {
  e.duel.newBatch();
  changeLifePoints(e.duel, e.player, -amount, cause, e.self, rule);
  paid(e, { kind: 'lp', amount });
  checkVictory(e.duel);
}

/** It is the activation of a Spell Card that is paid for, or would be. */
const isForSpellCard = (q: Scope): boolean => {
  if (!q.isSpell(q.self)) return false;
  if (q instanceof Effect) return q.duel.defs[q.self]!.effects[q.link.effect]!.kind === 'card';
  return !q.isOnField(q.self) || q.isFaceDown(q.self);
};
/** An effect spares the player all Life Points for it. */
const costsNoLifePoints = (q: Scope): boolean =>
  q.duel.continuous.allows('spellsWithoutLifePoints', q.player) && isForSpellCard(q);

/** "Pay N Life Points". */
export const lifePoints = (amount: number): Cost => ({
  rule: 'cost-life-points',
  takes: { lifePoints: amount },
  can: (q) => costsNoLifePoints(q) || canPayLifePoints(q, amount),
  *pay(e) {
    if (!costsNoLifePoints(e)) yield* payLifePoints(e, amount);
  },
});

/** Gives up half the Life Points: what is left is rounded half up (E3, R056). */
export function* payHalfLifePoints(e: Effect) {
  const now = e.lifePoints(e.player);
  yield* payLifePoints(e, now - Math.round(now / 2), 'cost', now % 2 === 0 ? undefined : 'life-points-rounded');
}

/** "Pay half your Life Points". */
export const halfLifePoints: Cost = {
  rule: 'cost-life-points',
  can: (q) => q.lifePoints(q.player) > 0,
  *pay(e) {
    if (!costsNoLifePoints(e)) yield* payHalfLifePoints(e);
  },
};

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

/** What must be sent to the Graveyard has to get there (rulings); a discard or a tribute need not. */
const getsToGraveyard = (q: Scope, id: CardId): boolean => !q.isForbidden('graveyard', q.card(id).owner, id);

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

/** "Send cards of the field to the Graveyard" together: one of those that each list names. */
export const sendFieldCard = (...lists: readonly ((q: Scope) => readonly CardId[])[]): Cost => ({
  rule: 'cost-to-graveyard',
  can: (q) => lists.every((from) => from(q).some((id) => getsToGraveyard(q, id))),
  *pay(e) {
    const cards: CardId[] = [];
    for (const list of lists) {
      const from = list(e).filter((id) => getsToGraveyard(e, id));
      cards.push(...(yield* chooseCards(e, { from, min: 1, max: 1, prompt: 'cost' })));
    }
    yield* sendToGraveyard(e, cards, 'cost');
    paid(e, { kind: 'toGraveyard', cards });
  },
});

/** "Send your whole hand and all your cards on the field to the Graveyard", at least one other card than this. */
export const sendHandAndField: Cost = {
  rule: 'cost-to-graveyard',
  can: (q) => handAndField(q).length > 0 && handAndField(q).every((id) => getsToGraveyard(q, id)),
  *pay(e) {
    const cards = handAndField(e);
    yield* sendToGraveyard(e, cards, 'cost');
    paid(e, { kind: 'toGraveyard', cards });
  },
};
const handAndField = (q: Scope): CardId[] =>
  [...q.handOf(q.player), ...q.cardsOnFieldOf(q.player)].filter((id) => id !== q.self && !q.card(id).leaving);

/** "Send the top N cards of your deck to the Graveyard". */
export const millCost = (count: number): Cost => ({
  rule: 'cost-to-graveyard',
  takes: { deckCards: count },
  can: (q) => {
    const deck = q.deckOf(q.player);
    return deck.length >= count && deck.slice(-count).every((id) => getsToGraveyard(q, id));
  },
  *pay(e) {
    const cards = e.deckOf(e.player).slice(-count).reverse();
    yield* sendToGraveyard(e, cards, 'cost');
    paid(e, { kind: 'toGraveyard', cards });
  },
});

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

/** "Remove this card, in your Graveyard, from play". */
export const banishSelfFromGraveyard: Cost = {
  rule: 'cost-banish',
  can: (q) => q.card(q.self).zone === 'graveyard' && !q.isForbidden('banishFromGraveyard', q.player),
  *pay(e) {
    yield* banish(e, [e.self], 'cost');
    paid(e, { kind: 'banish', cards: [e.self] });
  },
};

/** "Pay as many Life Points as …", counted when it is paid; none is no cost. */
export const lifePointsCounted = (amount: (q: Scope) => number): Cost => ({
  rule: 'cost-life-points',
  can: (q) => costsNoLifePoints(q) || canPayLifePoints(q, amount(q)),
  *pay(e) {
    if (!costsNoLifePoints(e)) yield* payLifePoints(e, amount(e));
  },
});
/** "Pay any multiple of N Life Points": how many, is chosen when it is paid, up to what there is and `most`. */
export const lifePointsChosen = (step: number, most: (q: Scope) => number = () => Infinity): Cost => ({
  rule: 'cost-life-points',
  can: (q) => canPayLifePoints(q, step) && most(q) >= step,
  *pay(e) {
    const payable = e.duel.profile.mayPayToZero ? e.lifePoints(e.player) : e.lifePoints(e.player) - 1;
    yield* payLifePoints(e, yield* declareNumber(e, numbersFrom(step, Math.min(payable, most(e)), step)));
  },
});
/** The Life Points that were paid for the activation. */
export const paidLifePoints = (e: Effect): number =>
  e.link.payments.reduce((sum, { kind, amount }) => (kind === 'lp' ? sum + (amount ?? 0) : sum), 0);

/** "Tribute this card". */
export const tributeSelf: Cost = {
  rule: 'cost-tribute',
  can: (q) => q.card(q.self).zone === 'monster' && mayBeTributed(q, q.self),
  *pay(e) {
    yield* tribute(e, [e.self]);
    paid(e, { kind: 'tribute', cards: [e.self] });
  },
};

/** "Tribute this card" while it lies on a monster as a Union; the monster is told by `hostWhenPaid`. */
export const tributeSelfOffHost: Cost = {
  rule: 'cost-tribute',
  can: (q) => q.card(q.self).zone === 'spellTrap' && q.card(q.self).equippedTo !== null,
  *pay(e) {
    const moment = e.card(e.card(e.self).equippedTo!).arrival;
    yield* tribute(e, [e.self]);
    paid(e, { kind: 'tribute', cards: [e.self], data: { moment } });
  },
};
/** The monster that the Union was on, if it is still there. */
export const hostWhenPaid = (e: Effect): CardId | undefined =>
  e.faceUpMonsters().find((id) => e.card(id).arrival === rememberedWhenPaid(e).moment);

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
export const rememberedWhenPaid = (e: Effect): Data => e.link.payments.find(({ data }) => data !== undefined)?.data ?? NO_DATA;

/** Which own monsters are tributed, how many, and whether one that comes for them needs a zone. */
export interface Tributing {
  readonly count: number;
  readonly fits?: (q: Scope, card: CardId) => boolean;
  readonly needsZone?: boolean;
  /** What must still be there when they have gone: a target of the same activation, which may have been lent itself. */
  readonly leaves?: (q: Scope, tributes: readonly CardId[]) => boolean;
}

function needOf(q: Scope, { count, fits, needsZone = false, leaves }: Tributing): TributeNeed {
  const own = q.monstersOf(q.player).filter((id) => !q.card(id).battleDestroyed && (fits === undefined || fits(q, id)));
  const need = tributeNeed(q.duel, q.player, own, count, fits && ((id) => fits(q, id)), needsZone);
  return leaves === undefined ? need : { ...need, isEnough: (cards) => need.isEnough(cards) && leaves(q, cards) };
}

/** Whether the player has the monsters, and the zone. What is lent by the opponent counts, and must be used (Soul Exchange). */
export function canTribute(q: Scope, tributing: Tributing): boolean {
  const need = needOf(q, tributing);
  return need.lent.length === 0 ? need.from.length >= need.max : tributeSets(q.duel, need) !== undefined;
}

/** Picks and tributes them. @returns the cards, with the Levels, the ATK and the DEF that they had. */
export function* chooseTributes(
  e: Effect,
  tributing: Tributing,
  cause?: Cause,
): Action<Required<Pick<Payment, 'cards' | 'levels' | 'atks' | 'defs'>>> {
  const need = needOf(e, tributing);
  const fits = need.lent.length === 0 ? undefined : tributeSets(e.duel, need)?.fits;
  const { max } = need;
  const cards = yield* chooseCards(e, { from: need.from, min: max, max, prompt: 'tribute', fits });
  const levels = cards.map((id) => e.level(id));
  const atks = cards.map((id) => e.atk(id));
  const defs = cards.map((id) => e.def(id));
  yield* tribute(e, cards, cause);
  return { cards, levels, atks, defs };
}

/** "Tribute N monsters" of one's own. `needsZone`: a monster comes for them. */
export const tributeMonsters = (
  count: number,
  fits?: Tributing['fits'],
  more: Pick<Tributing, 'needsZone' | 'leaves'> = {},
): Cost => {
  const tributing = { count, fits, ...more };
  return {
    rule: 'cost-tribute',
    can: (q) => canTribute(q, tributing),
    *pay(e) {
      paid(e, { kind: 'tribute', ...(yield* chooseTributes(e, tributing)) });
    },
  };
};

/** Tributes all of these for the activation. */
export function* payWithTributes(e: Effect, monsters: readonly CardId[]): Action {
  paid(e, { kind: 'tribute', cards: yield* tribute(e, monsters) });
}

/** "Tribute up to N other monsters" that fit, at least one; how many were, `e.paid` tells. */
export const tributeSeveral = (atMost: number, fits: (q: Scope, card: CardId) => boolean): Cost => {
  const from = (q: Scope): CardId[] =>
    q.monstersOf(q.player).filter((id) => id !== q.self && !q.card(id).battleDestroyed && mayBeTributed(q, id) && fits(q, id));
  return {
    rule: 'cost-tribute',
    can: (q) => from(q).length > 0,
    *pay(e) {
      const cards = yield* chooseCards(e, { from: from(e), min: 1, max: atMost, prompt: 'tribute' });
      yield* tribute(e, cards);
      paid(e, { kind: 'tribute', cards });
    },
  };
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

/**
 * The cards that stand for those of the own Graveyard where they are to be removed from play: in place of the monsters there,
 * perhaps the face-up ones of the own field.
 */
export const toBanishFromGraveyard = (q: Scope): readonly CardId[] =>
  q.duel.continuous.allows('banishesFieldInstead', q.player)
    ? [...q.faceUpMonstersOf(q.player), ...q.graveyardOf(q.player).filter((id) => !q.isMonster(id))]
    : q.graveyardOf(q.player);

/** "Remove N cards of your Graveyard from play". */
export const banishFromGraveyard = (count: number, fits: (q: Scope, card: CardId) => boolean): Cost => {
  const from = (q: Scope): CardId[] => toBanishFromGraveyard(q).filter((id) => fits(q, id));
  return {
    rule: 'cost-banish',
    can: (q) => !q.isForbidden('banishFromGraveyard', q.player) && from(q).length >= count,
    *pay(e) {
      const cards = yield* chooseCards(e, { from: from(e), min: count, max: count, prompt: 'banishCost' });
      yield* banish(e, cards, 'cost');
      paid(e, { kind: 'banish', cards });
    },
  };
};

/** "Remove up to N cards of your Graveyard from play", at least one; how many were, `e.paid` tells. */
export const banishSeveralFromGraveyard = (
  atMost: (q: Scope) => number,
  fits: (q: Scope, card: CardId) => boolean,
  /** How many there may be, where not any number will do. */
  isNumber: (q: Scope, count: number) => boolean = () => true,
): Cost => {
  const from = (q: Scope): CardId[] => toBanishFromGraveyard(q).filter((id) => fits(q, id));
  const numbers = (q: Scope): number[] =>
    Array.from({ length: Math.min(from(q).length, atMost(q)) }, (_, i) => i + 1).filter((count) => isNumber(q, count));
  return {
    rule: 'cost-banish',
    can: (q) => !q.isForbidden('banishFromGraveyard', q.player) && numbers(q).length > 0,
    *pay(e) {
      const counts = numbers(e);
      const cards = yield* chooseCards(e, {
        from: from(e),
        min: counts[0]!,
        max: counts.at(-1)!,
        prompt: 'banishCost',
        fits: (chosen) => counts.includes(chosen.length),
      });
      yield* banish(e, cards, 'cost');
      paid(e, { kind: 'banish', cards });
    },
  };
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

/** What the card remembered is used up by this activation, even a negated one. */
export const useUpMemory: Cost = {
  rule: 'nothing-remembered',
  can: (q) => q.card(q.self).data !== null,
  *pay(e) {
    e.duel.state.cards[e.self]!.data = null;
  },
};

/** "Only once while it lies face-up": remembered until it leaves or is turned down. */
export const onceWhileFaceUp: Cost = {
  rule: 'used-up-while-face-up',
  can: (q) => q.card(q.self).data?.turn === undefined,
  *pay(e) {
    e.duel.state.cards[e.self]!.data = { turn: e.turn };
  },
};

/** Uses up the lasting effect `key` of this card: it works once. */
export const useUpLasting = (rule: RuleId, key: string): Cost => ({
  rule,
  can: (q) => hasLasting(q, key),
  *pay(e) {
    e.duel.state.lingering = e.duel.state.lingering.filter(
      (one) => one.card !== e.self || one.key !== key || one.player !== e.player,
    );
    e.duel.continuous.changed();
  },
});

/** The lasting effect `key` that the player began with this card still goes on. */
export const hasLasting = (q: Scope, key: string): boolean =>
  q.duel.state.lingering.some((one) => one.card === q.self && one.key === key && one.player === q.player);

/**
 * What is given up for the rest of the turn by activating: the lasting effect `key` of this card, about the player or about the
 * card `itself`. It begins with the activation, even a negated one; `can` looks back on the turn so far.
 */
export const restriction = (rule: RuleId, key: string, can: (q: Scope) => boolean, { itself = false } = {}): Cost => ({
  rule,
  can,
  *pay(e) {
    yield* linger(e, key, { cards: itself ? [e.self] : [] });
  },
});

/** "Remove N counters from this card". */
export const removeCounters = (count: number): Cost => ({
  rule: 'cost-counter',
  can: (q) => q.card(q.self).counters >= count,
  *pay(e) {
    e.duel.newBatch();
    changeCounters(e, e.self, -count);
    paid(e, { kind: 'counter', amount: count });
  },
});

/** "Remove any number of counters from this card": at least so many, as that its effect can do something. */
export const chosenCounters = (least: (q: Scope) => number): Cost => ({
  rule: 'cost-counter',
  can: (q) => q.card(q.self).counters >= least(q),
  *pay(e) {
    const count = yield* declareNumber(e, numbersFrom(least(e), e.card(e.self).counters));
    e.duel.newBatch();
    changeCounters(e, e.self, -count);
    paid(e, { kind: 'counter', amount: count });
  },
});
/** How many counters have been paid for this activation; before that, how many there are to pay. */
export const countersPaidOrThere = (q: Scope): number => {
  const paidNow = q instanceof Effect ? q.link.payments.find(({ kind }) => kind === 'counter') : undefined;
  return paidNow?.amount ?? q.card(q.self).counters;
};

const withCounters = (q: Scope): CardId[] => q.cardsOnFieldOf(q.player).filter((id) => q.card(id).counters > 0);
/** The Spell Counters on the player's side. */
const ownCounters = (q: Scope): number => withCounters(q).reduce((sum, id) => sum + q.card(id).counters, 0);

/** Takes that many Spell Counters off the own cards, one after the other where there is a choice, all at the same moment. */
export function* removeOwnCounters(e: Effect, count: number): Action {
  const all = ownCounters(e) <= count;
  const left = new Map(withCounters(e).map((id) => [id, e.card(id).counters]));
  const taken = new Map<CardId, number>();
  for (let i = 0; i < count && !all; i++) {
    const from = [...left.keys()].filter((id) => left.get(id)! > 0);
    const id = (yield* chooseCards(e, { from, min: 1, max: 1, prompt: 'cost' }))[0]!;
    left.set(id, left.get(id)! - 1);
    taken.set(id, (taken.get(id) ?? 0) + 1);
  }
  e.duel.newBatch();
  for (const [id, amount] of all ? left : taken) changeCounters(e, id, -amount);
  settle(e.duel);
}
export const canRemoveOwnCounters = (q: Scope, count: number): boolean => ownCounters(q) >= count;

/** "Remove N Spell Counters from your side of the field". */
export const ownSpellCounters = (count: number): Cost => ({
  rule: 'cost-counter',
  can: (q) => canRemoveOwnCounters(q, count),
  *pay(e) {
    yield* removeOwnCounters(e, count);
    paid(e, { kind: 'counter', amount: count });
  },
});

const ownHost = (q: Scope): CardId | null => {
  const { zone, equippedTo } = q.card(q.self);
  return zone === 'spellTrap' && equippedTo !== null && q.controls(q.player, equippedTo) ? equippedTo : null;
};
/** "Tribute the monster of yours that this Equip Card is on", with which this card goes too. */
export const tributeHost: Cost = {
  rule: 'cost-tribute',
  can: (q) => {
    const host = ownHost(q);
    return host !== null && mayBeTributed(q, host);
  },
  *pay(e) {
    const host = ownHost(e)!;
    yield* tribute(e, [host]);
    paid(e, { kind: 'tribute', cards: [host, e.self] });
  },
};
