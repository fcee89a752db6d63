import type { Place } from '../../table/index';
import { CAME, normalSummonUse, type Card } from '../model/card';
import type { Action } from '../model/effect';
import type { Duel } from '../model/duel';
import { Effect, type Scope } from '../model/scope';
import { MONSTER_ZONES, type CardId, type Placement, type Player, type Zone } from '../model/vocabulary';
import { closeZone, isFree, reopenZone } from '../model/zones';
import { canBeNormalSummoned, canBeSpecialSummoned, numbersOfTributes, type SpecialSummonWay } from '../rules/summoning';
import { tributeSets, tributeSummonNeed } from '../rules/tributes';
import {
  createToken,
  freeZone,
  moveToField,
  moveToMonsterZone,
  placeForLog,
  putBackOnField,
  zoneToComeBackTo,
} from '../rules/movement';
import { arrivals } from './arrivals';
import { chooseCard, chooseCards, choosePlacement, chooseValue } from './choices';
import { linger } from './field';
import { payToPlay } from './life-points';
import { freeToMove, settle, tribute } from './moving';

export interface SpecialSummoning {
  /** Whose field; default the effect's player. */
  readonly player?: Player;
  /** How they may come; default attack or face-up defense, as the summoner chooses. */
  readonly placements?: readonly Placement[];
  /** Who chooses positions; default `player`. */
  readonly chooser?: Player;
  /** A summon that makes the monster a properly summoned one, or an effect that passes over the need for it. */
  readonly way?: SpecialSummonWay;
  /** Its materials or Tributes, which have gone where they go. */
  readonly madeOf?: readonly CardId[];
}

/**
 * Whether a card may be Special Summoned by an effect: prohibitions and the revival limit (E27). For targets and searches. A card
 * that is no monster, whatever its name, may only if it becomes one.
 */
export function maySpecialSummon(q: Scope, card: CardId, player: Player = q.player, way?: SpecialSummonWay): boolean {
  const { index, asMonster } = q.duel.defs[card]!;
  return (index.isMonster || asMonster !== undefined) && canBeSpecialSummoned(q.duel, player, card, undefined, way);
}

function tellSummon(duel: Duel, id: CardId, player: Player, fromPlace: Place | undefined, from: Zone): void {
  const card = duel.state.cards[id]!;
  duel.happen({
    verb: card.faceUp ? 'specialSummon' : 'set',
    player,
    card: id,
    passcode: card.passcode,
    from,
    to: 'monster',
    position: card.position,
    faceUp: card.faceUp,
    fromPlace,
    toPlace: placeForLog(duel, id),
    cause: 'effect',
    hidden: !card.faceUp,
  });
}

/** A monster that an effect at Chain Link 1 summons passes the negation window after that chain (rulings, R478). */
function rememberForNegation(e: Effect, ids: readonly CardId[]): void {
  const { state } = e.duel;
  if (state.stack[0] !== e.link || !e.duel.profile.negateEffectSummonAtLink1) return;
  for (const id of ids) if (state.cards[id]!.faceUp) state.effectSummons.push({ card: id, arrival: state.cards[id]!.arrival });
  state.effectSummonPlayer = e.player;
}

/**
 * Special Summons the cards at the same time, asking the position of each. Cards that may not be summoned, and those for which no
 * zone is left, stay where they are. @returns those that were summoned.
 */
export const specialSummon = (e: Effect, cards: readonly CardId[], how: SpecialSummoning = {}): Action<readonly CardId[]> =>
  specialSummonForBoth(e, [{ player: how.player ?? e.player, cards }], how);

/** A card that is no monster and becomes none by itself. */
export const maySetAsMonster = (q: Scope, id: CardId): boolean => !q.isMonster(id) && q.duel.defs[id]!.asMonster === undefined;

/**
 * Cards that are no monsters are put face-down among the own ones, as monsters with 0 ATK and DEF and no effect. They are that as
 * long as they lie there.
 */
export function* setAsMonsters(e: Effect, cards: readonly CardId[]): Action {
  const { duel, player } = e;
  duel.newBatch();
  for (const id of cards) {
    const from = duel.state.cards[id]!.zone;
    const fromPlace = placeForLog(duel, id);
    moveToField(duel, id, player, 'monster', freeZone(duel, player, 'monster')!, 'set');
    duel.state.cards[id]!.came = CAME.special;
    tellSummon(duel, id, player, fromPlace, from);
  }
  settle(duel);
}

/** Keeps an empty Monster Zone from being used, or frees it again. */
export function* lockMonsterZone(e: Effect, player: Player, zone: number, locked: boolean): Action {
  const side = e.duel.state.players[player];
  if (!locked) reopenZone(side, 'monster', zone);
  else if (isFree(side, 'monster', zone)) closeZone(side, 'monster', zone);
}

/** The Monster Zones of these players that are free, each as 5 × its player and its number. */
export const freeMonsterZonesOf = (q: Scope, ...players: readonly Player[]): number[] =>
  players.flatMap((player) =>
    Array.from({ length: MONSTER_ZONES }, (_, zone) => zone)
      .filter((zone) => isFree(q.duel.state.players[player], 'monster', zone))
      .map((zone) => MONSTER_ZONES * player + zone),
  );

/** Keeps these Monster Zones from being used for as long as this card lies there face-up: by its lasting effect `key`. */
export function* closeMonsterZones(e: Effect, key: string, zones: readonly number[]): Action {
  yield* linger(e, key, { data: { moment: e.card(e.self).arrival, zones } });
  settle(e.duel);
}

/**
 * A monster removed from play comes back to the side of the effect that removed it, whoever owns it: no summon. Without a free
 * zone it stays away, and so does a Trap that was a monster only there.
 */
export function* returnToField(e: Effect, card: CardId, position: Placement, zone?: number): Action<boolean> {
  const slot = zoneToComeBackTo(e.duel, card, e.player, zone);
  if (slot === null) return false;
  e.duel.newBatch();
  putBackOnField(e.duel, card, e.player, slot, position);
  settle(e.duel);
  return true;
}

/** Makes this monster attack that one as soon as the chain has ended, in a Battle Phase put in for it. */
export function* attackAfterChain(e: Effect, attacker: CardId, target: CardId): Action {
  e.duel.state.forcedAttack = { attacker: e.chosen(attacker), target: e.chosen(target) };
}

/**
 * Special Summons this Trap as the monster that it says it is; without a free zone it stays what it is. @returns whether it came.
 */
export function* summonAsMonster(e: Effect): Action<boolean> {
  const { duel, player, self } = e;
  if (!e.selfIsThere || e.freeMonsterZones(player) === 0 || !canBeSpecialSummoned(duel, player, self)) return false;
  const placement = yield* choosePlacement(e, self, ['attack', 'defense'], player);
  const fromPlace = placeForLog(duel, self);
  duel.newBatch();
  moveToMonsterZone(duel, self, freeZone(duel, player, 'monster')!, placement);
  duel.state.cards[self]!.came = CAME.special;
  duel.state.players[player].summonsThisTurn += 1;
  tellSummon(duel, self, player, fromPlace, 'spellTrap');
  rememberForNegation(e, [self]);
  settle(duel);
  return true;
}

/** Special Summons for several players at the same time; positions are asked in the order given. */
export function* specialSummonForBoth(
  e: Effect,
  sides: readonly { readonly player: Player; readonly cards: readonly CardId[] }[],
  how: Omit<SpecialSummoning, 'player'> = {},
): Action<readonly CardId[]> {
  const { duel } = e;
  const summons: { readonly id: CardId; readonly player: Player; readonly placement: Placement }[] = [];
  for (const { player, cards } of sides) {
    const able = freeToMove(e, cards)
      .filter((id) => canBeSpecialSummoned(duel, player, id, undefined, how.way))
      .slice(0, e.freeMonsterZones(player));
    for (const id of able)
      summons.push({
        id,
        player,
        placement: yield* choosePlacement(e, id, how.placements ?? ['attack', 'defense'], how.chooser ?? player),
      });
  }
  const coming = yield* thosePaidFor(duel, summons);
  const able = coming.map(({ id }) => id);
  if (able.length === 0) return able;
  duel.newBatch();
  const told = coming.map(({ id, player, placement }) => {
    const from = duel.state.cards[id]!.zone;
    const fromPlace = placeForLog(duel, id);
    payToPlay(duel, player, id);
    moveToField(duel, id, player, 'monster', freeZone(duel, player, 'monster')!, placement);
    const card = duel.state.cards[id]!;
    card.came = CAME.special;
    card.broughtBy = duel.state.cards[e.self]!.passcode;
    if (how.madeOf !== undefined) card.madeOf = how.madeOf.map((one) => e.chosen(one));
    if (how.way === 'fusion' || how.way === 'ritual' || how.way === 'named') card.properlySummoned = true;
    duel.state.players[player].summonsThisTurn += 1;
    if (player !== duel.state.cards[id]!.owner)
      duel.state.controls.push({
        card: id,
        arrival: duel.state.cards[id]!.arrival,
        player,
        source: null,
        until: 'forever',
        turn: 0,
      });
    return () => tellSummon(duel, id, player, fromPlace, from);
  });
  // All have come before anybody is told of the first: what sees a summon sees those that come with it.
  for (const tell of told) tell();
  rememberForNegation(e, able);
  settle(duel);
  yield* arrivals(duel, able);
  return able;
}

/** Takes what some cost by their own text. @returns those that come: one for which nothing is left stays. */
function* thosePaidFor<S extends { readonly id: CardId; readonly player: Player }>(
  duel: Duel,
  summons: readonly S[],
): Action<readonly S[]> {
  const coming: S[] = [];
  for (const one of summons) {
    const { toll } = duel.defs[one.id]!.summoning;
    const isDue = toll?.from === duel.state.cards[one.id]!.zone;
    const e = isDue ? Effect.withoutLink(duel, one.id, one.player, 'toll') : undefined;
    if (e !== undefined && !toll!.can(e)) continue;
    if (e !== undefined) yield* toll!.pay(e);
    coming.push(one);
  }
  return coming;
}

/**
 * Special Summons that many tokens at the same time, on that player's field: all of them or, with fewer zones free than tokens,
 * none. None while Special Summons are forbidden to the effect's player. Of several `placements` one is chosen.
 */
export function* summonTokens(
  e: Effect,
  passcode: number,
  count: number,
  placements: Placement | readonly Placement[],
  player: Player = e.player,
): Action<readonly CardId[]> {
  const { duel } = e;
  const made: CardId[] = [];
  if (e.freeMonsterZones(player) < count || e.isForbidden('specialSummon', e.player, null, e.self)) return made;
  const placement = typeof placements === 'string' ? placements : yield* choosePlacement(e, e.self, placements);
  duel.newBatch();
  for (let i = 0; i < count; i++) {
    const id = createToken(duel, passcode, player, freeZone(duel, player, 'monster')!, placement);
    duel.state.cards[id]!.came = CAME.special;
    made.push(id);
    tellSummon(duel, id, e.player, 'gone', 'gone');
  }
  // It is a summon of the effect's player, whoever's field the tokens come to.
  duel.state.players[e.player].summonsThisTurn += count;
  rememberForNegation(e, made);
  settle(duel);
  return made;
}

/** What was tributed, each as the object that it has become. */
type Tributes = NonNullable<Card['madeOf']>;
/** `byLevel`: as `CAME` has it. */
type Paid = Pick<NormalSummoning, 'tributes' | 'byLevel'>;

/**
 * Picks and sends the tributes for a Normal Summon or Set. The monster keeps waiting in the hand. @returns what was tributed.
 */
export function* payTributes(e: Effect, monster: CardId, player: Player, set: boolean): Action<Paid> {
  const counts = numbersOfTributes(e.duel, player, monster, set);
  const [count] = counts;
  if (count === undefined || (count === 0 && counts.length === 1)) return { tributes: [] };
  const need = tributeSummonNeed(e.duel, player, monster, counts);
  const { from, lent } = need;
  // Where one is as good as another, how many says it all.
  const alike =
    counts.length === 1 && lent.length === 0 && !from.some((id) => e.duel.defs[id]!.summoning.isTwoTributesFor !== undefined);
  const sets = alike ? { min: count, max: count } : tributeSets(e.duel, need)!;
  const cards = yield* chooseCards(e, { player, from, prompt: 'tribute', ...sets });
  // Asked while they lie there: what stands for two does so no more when it has gone.
  const byLevel = counts.length > 1 && tributeSummonNeed(e.duel, player, monster, [count]).isEnough(cards);
  e.duel.keepsZoneOn = player;
  yield* tribute(e, cards, 'tribute');
  e.duel.keepsZoneOn = null;
  return { tributes: cards.map((id) => e.chosen(id)), byLevel };
}

/** `zone`: the wanted one. */
interface NormalSummoning {
  readonly set: boolean;
  readonly tributes: Tributes;
  readonly byLevel?: boolean;
  readonly zone?: number | undefined;
  readonly atOnce?: boolean;
}

/**
 * Puts a monster from the hand on the field as a Normal Summon or Set. A summoned one is `summoning` until the flow has let the
 * negation window pass; one summoned by an effect (`atOnce`) has arrived.
 */
export function placeNormalSummoned(
  duel: Duel,
  player: Player,
  id: CardId,
  { set, tributes, byLevel = false, zone, atOnce = false }: NormalSummoning,
): void {
  const fromPlace = placeForLog(duel, id);
  const isSet = set && !duel.continuous.allows('setsFaceUp', player);
  payToPlay(duel, player, id);
  moveToField(duel, id, player, 'monster', freeZone(duel, player, 'monster', zone)!, isSet ? 'set' : set ? 'defense' : 'attack');
  const card = duel.state.cards[id]!;
  card.came = isSet ? CAME.set : CAME.normal | (tributes.length > 0 ? CAME.tribute : 0);
  if (byLevel) card.came |= CAME.byLevel;
  if (tributes.length > 0) card.madeOf = tributes;
  if (isSet) {
    duel.newBatch();
    duel.happen({
      verb: 'set',
      player,
      card: id,
      passcode: card.passcode,
      from: 'hand',
      to: 'monster',
      position: 'defense',
      faceUp: false,
      fromPlace,
      toPlace: placeForLog(duel, id),
      hidden: true,
    });
    return;
  }
  duel.state.players[player].summonsThisTurn += 1;
  if (!atOnce) {
    card.summoning = true;
    return;
  }
  duel.newBatch();
  duel.happen({
    verb: 'summon',
    player,
    card: id,
    passcode: card.passcode,
    from: 'hand',
    to: 'monster',
    position: card.position,
    fromPlace,
    toPlace: placeForLog(duel, id),
    amount: tributes.length,
  });
}

/** The player gives up the Normal Summon of this turn. */
export function* giveUpNormalSummon(e: Effect): Action {
  e.duel.state.players[e.player].normalSummons += 1;
}

/** A monster that could be Normal Summoned or Set at all, whatever its tributes. */
export const isNormalSummonable = (q: Scope, id: CardId): boolean =>
  q.isMonster(id) && q.duel.defs[id]!.summoning.specialOnly !== true && !/^(fusion|ritual|token)/.test(q.facts(id).subtype);

/** How many Tributes its Normal Summon would take, at most. */
export const tributesOfSummon = (q: Scope, player: Player, card: CardId): number =>
  Math.max(...numbersOfTributes(q.duel, player, card, false));

/** Monsters of the hand that an effect could Normal Summon or Set now. */
export const normalSummonable = (q: Scope): CardId[] =>
  q
    .handOf(q.player)
    .filter(
      (id) =>
        q.isMonster(id) && (canBeNormalSummoned(q.duel, q.player, id, false) || canBeNormalSummoned(q.duel, q.player, id, true)),
    );

/** Normal Summons or Sets one more monster by an effect: the monster, summon or Set, and tributes are chosen now. */
export function* normalSummonByEffect(e: Effect): Action {
  const { duel, player } = e;
  const id = yield* chooseCard(e, { from: normalSummonable(e), prompt: 'normalSummon' });
  if (id === undefined) return;
  const ways = [
    ...(canBeNormalSummoned(duel, player, id, false) ? ['summon'] : []),
    ...(canBeNormalSummoned(duel, player, id, true) ? ['set'] : []),
  ];
  const way = ways.length === 1 ? ways[0]! : yield* chooseValue(e, 'summonOrSet', ways);
  const paid = yield* payTributes(e, id, player, way === 'set');
  duel.state.used.push(normalSummonUse(player));
  placeNormalSummoned(duel, player, id, { set: way === 'set', ...paid, atOnce: true });
  rememberForNegation(e, [id]);
  settle(duel);
}
