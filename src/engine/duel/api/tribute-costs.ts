import type { Action, Cost } from '../model/effect';
import type { Cause } from '../model/event';
import type { Payment } from '../model/duel-state';
import type { Effect } from '../model/scope';
import type { Scope } from '../model/scope';
import type { CardId } from '../model/vocabulary';
import { leaveAlike, tributeNeed, tributeSets, type TributeNeed } from '../rules/tributes';
import { chooseCards } from './choices';
import { mayBeTributed, tribute } from './moving';
import { paid } from './payment';
import { rememberedWhenPaid } from './costs';

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

/** Which own monsters are tributed, how many, and whether one that comes for them needs a zone. */
export interface Tributing {
  readonly count: number;
  /** Fewer will do as well, one at least. */
  readonly upTo?: boolean;
  /** So do monsters of the own hand. */
  readonly fromHand?: boolean;
  readonly fits?: (q: Scope, card: CardId) => boolean;
  readonly needsZone?: boolean;
  /** What must still be there when they have gone: a target of the same activation, which may have been lent itself. */
  readonly leaves?: (q: Scope, tributes: readonly CardId[]) => boolean;
  /** Which of them go together, where not all that fit do. */
  readonly together?: (q: Scope, tributes: readonly CardId[]) => boolean;
}

function needOf(
  q: Scope,
  { count, upTo = false, fromHand = false, fits, needsZone = false, leaves, together }: Tributing,
): TributeNeed {
  const inHand = fromHand ? q.handOf(q.player).filter((id) => q.isMonster(id)) : [];
  const onField = q.monstersOf(q.player).filter((id) => !q.card(id).battleDestroyed);
  const own = [...inHand, ...onField].filter((id) => fits === undefined || fits(q, id));
  const need = tributeNeed(q.duel, q.player, own, count, fits && ((id) => fits(q, id)), needsZone);
  if (!upTo && leaves === undefined && together === undefined) return need;
  const isEnough = (cards: readonly CardId[]): boolean =>
    (upTo ? cards.length > 0 : need.isEnough(cards)) && leaves?.(q, cards) !== false && together?.(q, cards) !== false;
  return { ...need, isEnough };
}

/** That many, and any of them will do. */
const areAlike = ({ duel }: Scope, need: TributeNeed, { upTo, together }: Tributing): boolean =>
  leaveAlike(duel, need) && upTo !== true && together === undefined;

/** Whether the player has the monsters, and the zone. What is lent by the opponent counts, and must be used (Soul Exchange). */
export function canTribute(q: Scope, tributing: Tributing): boolean {
  const need = needOf(q, tributing);
  return areAlike(q, need, tributing) ? need.from.length >= need.max : tributeSets(q.duel, need) !== undefined;
}

/** Picks and tributes them. @returns the cards, with the Levels, the ATK and the DEF that they had. */
export function* chooseTributes(
  e: Effect,
  tributing: Tributing,
  cause?: Cause,
): Action<Required<Pick<Payment, 'cards' | 'levels' | 'atks' | 'defs'>>> {
  const need = needOf(e, tributing);
  const sets = areAlike(e, need, tributing) ? undefined : tributeSets(e.duel, need);
  const { min, max, fits } = sets ?? { min: need.max, max: need.max };
  const cards = yield* chooseCards(e, { from: need.from, min, max, prompt: 'tribute', fits });
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
  more: Pick<Tributing, 'upTo' | 'needsZone' | 'leaves' | 'together'> = {},
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
export const tributeSeveral = (atMost: number, fits: (q: Scope, card: CardId) => boolean): Cost =>
  tributeMonsters(atMost, (q, id) => id !== q.self && fits(q, id), { upTo: true });

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
