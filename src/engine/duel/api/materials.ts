import type { Action, Cost } from '../model/effect';
import type { Effect, Scope } from '../model/scope';
import type { CardId } from '../model/vocabulary';
import { chooseCard, chooseCards } from './choices';
import { leaveAlike, lentMonsters, tributeSets, type TributeNeed } from '../rules/tributes';
import { banish, mayBeTributed, sendToGraveyard, tribute } from './moving';
import { maySpecialSummon, specialSummon } from './summoning';

/** Where materials and Ritual tributes come from: the own hand, and the own field face-up or face-down. */
const supply = (q: Scope): CardId[] => [
  ...q.monstersOf(q.player).filter((id) => !q.card(id).battleDestroyed),
  ...q.handOf(q.player).filter((id) => q.isMonster(id)),
];

/** Standing in is an effect: a face-up card that is negated does not. */
const standsIn = (q: Scope, fusion: CardId, card: CardId): boolean =>
  q.duel.defs[fusion]!.fusion.exact !== true && q.duel.defs[card]!.fusion.standsIn === true && !q.isNegated(card);

/**
 * Whether the names can be covered by different ones of the cards, one stand-in at most, and (`room`) one of the field if that is
 * needed.
 */
function covers(
  q: Scope,
  fusion: CardId,
  names: readonly number[],
  cards: readonly CardId[],
  room: boolean,
  stoodIn = false,
): boolean {
  const [name, ...others] = names;
  if (name === undefined) return room;
  return cards.some((id) => {
    const real = q.isNamed(id, name);
    if (!real && (stoodIn || !standsIn(q, fusion, id))) return false;
    return covers(
      q,
      fusion,
      others,
      cards.filter((other) => other !== id),
      room || q.card(id).zone === 'monster',
      stoodIn || !real,
    );
  });
}

/** The Fusion Monsters that the player could Fusion Summon now. */
export function fusionSummonable(q: Scope): CardId[] {
  const inFusionDeck = q.fusionDeckOf(q.player);
  if (inFusionDeck.length === 0) return [];
  const cards = supply(q);
  const room = q.freeMonsterZones(q.player) > 0;
  return inFusionDeck.filter(
    (id) => covers(q, id, materialsOf(q, id), cards, room) && maySpecialSummon(q, id, q.player, 'fusion'),
  );
}

/** The Fusion Monster's text names it as a material. */
export const isMaterialOf = (q: Scope, fusion: CardId, card: CardId): boolean =>
  materialsOf(q, fusion).some((name) => q.isNamed(card, name));

const materialsOf = (q: Scope, fusion: CardId): readonly number[] => q.duel.defs[fusion]!.fusion.materials ?? [-1];

/**
 * Fusion Summons a monster with materials of the own hand and field, all chosen now. They go to the Graveyard, or out of play.
 */
export function* fusionSummon(e: Effect, materialsGo: 'graveyard' | 'banished' = 'graveyard'): Action {
  const fusion = yield* chooseCard(e, { from: fusionSummonable(e), prompt: 'specialSummon' });
  if (fusion === undefined) return;
  const names = materialsOf(e, fusion);
  const room = e.freeMonsterZones(e.player) > 0;
  const materials = yield* chooseCards(e, {
    from: supply(e).filter((id) => names.some((name) => e.isNamed(id, name)) || standsIn(e, fusion, id)),
    min: names.length,
    max: names.length,
    prompt: materialsGo === 'graveyard' ? 'toGraveyard' : 'banish',
    fits: (cards) => cards.length === names.length && covers(e, fusion, names, cards, room),
  });
  if (materialsGo === 'graveyard') yield* sendToGraveyard(e, materials, 'material');
  else yield* banish(e, materials, 'material');
  for (const id of materials) if (e.card(id).zone === 'graveyard') e.duel.state.cards[id]!.data = { material: true };
  yield* specialSummon(e, [fusion], { way: 'fusion', madeOf: materials });
}

/** What may be tributed so: monsters of the own field, and lent ones. What is lent face-down is none: that it fits would tell. */
const tributable = (q: Scope): CardId[] => [
  ...q.monstersOf(q.player).filter((id) => !q.card(id).battleDestroyed && mayBeTributed(q, id)),
  ...lentMonsters(q.duel, q.player).filter((id) => q.isFaceUp(id) && mayBeTributed(q, id)),
];

const isMadeBy = (q: Scope, fusion: CardId, cards: readonly CardId[]): boolean => {
  const names = materialsOf(q, fusion);
  return cards.includes(q.self) && cards.length === names.length && covers(q, fusion, names, cards, true);
};

/** The fusions of these that such monsters could make, this card among them, without a Fusion Summon. */
const fusionsByTribute = (q: Scope, fits: (q: Scope, fusion: CardId) => boolean): CardId[] => {
  const others = tributable(q).filter((id) => id !== q.self);
  if (!mayBeTributed(q, q.self)) return [];
  return q
    .fusionDeckOf(q.player)
    .filter((id) => fits(q, id) && maySpecialSummon(q, id, q.player, 'pastLimit'))
    .filter((id) => setsOf(others, materialsOf(q, id).length - 1).some((cards) => isMadeBy(q, id, [q.self, ...cards])));
};

/** "Tribute Fusion Material Monsters on the field, this card among them". The fusion is one of these that they make. */
export const tributeMaterials = (fits: (q: Scope, fusion: CardId) => boolean): Cost => ({
  rule: 'cost-tribute',
  can: (q) => fusionsByTribute(q, fits).length > 0,
  *pay(e) {
    const able = fusionsByTribute(e, fits);
    const from = tributable(e).filter((id) => id === e.self || able.some((fusion) => isMaterialOf(e, fusion, id)));
    const sets = tributeSets(e.duel, {
      player: e.player,
      from,
      lent: from.filter((id) => !e.controls(e.player, id)),
      max: Math.max(...able.map((fusion) => materialsOf(e, fusion).length)),
      isEnough: (chosen) => able.some((fusion) => isMadeBy(e, fusion, chosen)),
      // This card leaves one.
      needsZone: false,
    })!;
    const cards = yield* chooseCards(e, { from, prompt: 'tribute', ...sets });
    yield* tribute(e, cards);
    e.link.payments.push({ kind: 'tribute', cards });
  },
});

/** The fusions of these that what was tributed for this effect makes. */
export const fusionsOfTributes = (e: Effect, fits: (q: Scope, fusion: CardId) => boolean): CardId[] =>
  e
    .fusionDeckOf(e.player)
    .filter((id) => fits(e, id) && maySpecialSummon(e, id, e.player, 'pastLimit') && isMadeBy(e, id, e.paid));

function setsOf(cards: readonly CardId[], size: number, from = 0): (readonly CardId[])[] {
  if (size === 0) return [[]];
  return cards.slice(from).flatMap((id, i) => setsOf(cards, size - 1, from + i + 1).map((rest) => [id, ...rest]));
}

const levels = (q: Scope, cards: readonly CardId[]): number => cards.reduce((sum, id) => sum + q.level(id), 0);

/** The first of that name in the hand, if any. */
const ritualMonster = (q: Scope, name: number): CardId[] =>
  q
    .handOf(q.player)
    .filter((id) => q.isNamed(id, name) && maySpecialSummon(q, id, q.player, 'ritual'))
    .slice(0, 1);

/**
 * Tributes of the own hand and field, and lent ones, that reach the Level, none of them needlessly. What is lent face-down is
 * none: it would tell its Level.
 */
function ritualNeed(q: Scope, monster: CardId, level: number): TributeNeed {
  const lent = lentMonsters(q.duel, q.player).filter((id) => q.isFaceUp(id) && mayBeTributed(q, id));
  const from = [...supply(q).filter((id) => id !== monster && mayBeTributed(q, id)), ...lent];
  return {
    player: q.player,
    from,
    lent,
    max: from.length,
    isEnough: (cards) => {
      const sum = levels(q, cards);
      return sum >= level && cards.every((id) => sum - q.level(id) < level);
    },
    needsZone: true,
  };
}

/** Whether the Ritual Monster of that name could be Ritual Summoned from the hand now, by tributes of that many Levels. */
export function canRitualSummon(q: Scope, name: number, level: number): boolean {
  const [monster] = ritualMonster(q, name);
  if (monster === undefined) return false;
  const need = ritualNeed(q, monster, level);
  if (levels(q, need.from) < level) return false;
  // Enough of them always hold a set without a needless one.
  return (leaveAlike(q.duel, need) && q.freeMonsterZones(q.player) > 0) || tributeSets(q.duel, need) !== undefined;
}

/** Ritual Monsters of the hand that fit and that tributes of exactly their Level could bring. */
export const exactlyRitualSummonable = (q: Scope, fits: (q: Scope, monster: CardId) => boolean): CardId[] =>
  q.handOf(q.player).filter((id) => {
    if (!q.facts(id).subtype.startsWith('ritual') || !q.isMonster(id)) return false;
    return fits(q, id) && maySpecialSummon(q, id, q.player, 'ritual') && tributeSets(q.duel, exactNeed(q, id)) !== undefined;
  });

function exactNeed(q: Scope, monster: CardId): TributeNeed {
  const level = q.level(monster);
  return { ...ritualNeed(q, monster, level), isEnough: (cards) => levels(q, cards) === level };
}

/** Ritual Summons one of them by tributes of exactly its Level. */
export function* ritualSummonExactly(e: Effect, fits: (q: Scope, monster: CardId) => boolean): Action {
  const monster = yield* chooseCard(e, { from: exactlyRitualSummonable(e, fits), prompt: 'specialSummon' });
  const need = monster === undefined ? undefined : exactNeed(e, monster);
  const sets = need && tributeSets(e.duel, need);
  if (monster === undefined || need === undefined || sets === undefined) return;
  const tributes = yield* chooseCards(e, { from: need.from, prompt: 'tribute', min: 1, max: need.max, fits: sets.fits });
  yield* tribute(e, tributes, 'tribute');
  yield* specialSummon(e, [monster], { way: 'ritual', madeOf: tributes });
}

/** Ritual Summons it: monsters of the own hand and field whose Levels reach the sum are tributed, none of them needlessly. */
export function* ritualSummon(e: Effect, name: number, level: number): Action {
  const monster = yield* chooseCard(e, { from: ritualMonster(e, name), prompt: 'specialSummon' });
  if (monster === undefined) return;
  const need = ritualNeed(e, monster, level);
  const sets = tributeSets(e.duel, need);
  if (sets === undefined) return;
  const tributes = yield* chooseCards(e, { from: need.from, prompt: 'tribute', min: 1, max: need.max, fits: sets.fits });
  yield* tribute(e, tributes, 'tribute');
  yield* specialSummon(e, [monster], { way: 'ritual', madeOf: tributes });
}
