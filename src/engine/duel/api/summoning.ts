import { CAME } from '../model/card';
import type { Action } from '../model/effect';
import type { Duel } from '../model/duel';
import { Effect, type Scope } from '../model/scope';
import type { CardId, Placement, Player, Race } from '../model/vocabulary';
import { canBeSpecialSummoned, type SpecialSummonWay } from '../rules/summoning';
import { createToken, freeZone, moveToField, placeForLog, putBackOnField } from '../rules/movement';
import { arrivals } from './arrivals';
import { choosePlacement } from './choices';
import { payToPlay } from './life-points';
import { freeToMove, settle } from './reach';
import { tellSummon, rememberForNegation } from './telling-summons';

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
 * that is no monster, whatever its name, may only by its own effect, if it becomes one by that.
 */
export function maySpecialSummon(q: Scope, card: CardId, player: Player = q.player, way?: SpecialSummonWay): boolean {
  const { index, asMonster } = q.duel.defs[card]!;
  const isOne = index.isMonster || (asMonster !== undefined && card === q.self);
  return isOne && canBeSpecialSummoned(q.duel, player, card, undefined, way);
}

/**
 * Special Summons the cards at the same time, asking the position of each. Cards that may not be summoned, and those for which no
 * zone is left, stay where they are. @returns those that were summoned.
 */
export const specialSummon = (e: Effect, cards: readonly CardId[], how: SpecialSummoning = {}): Action<readonly CardId[]> =>
  specialSummonForBoth(e, [{ player: how.player ?? e.player, cards }], how);

/**
 * A monster removed from play comes back to the side of the effect that removed it, whoever owns it: no summon. Without a free
 * zone it goes to the Graveyard; a Trap that was a monster only there stays away.
 */
export function* returnToField(e: Effect, card: CardId, position: Placement, zone?: number): Action<boolean> {
  e.duel.newBatch();
  const came = putBackOnField(e.duel, card, e.player, position, zone);
  settle(e.duel);
  return came;
}

/** Makes this monster attack that one as soon as the chain has ended, in a Battle Phase put in for it. */
export function* attackAfterChain(e: Effect, attacker: CardId, target: CardId): Action {
  e.duel.state.forcedAttack = { attacker: e.chosen(attacker), target: e.chosen(target) };
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
      .filter((id) => duel.defs[id]!.index.isMonster && canBeSpecialSummoned(duel, player, id, undefined, how.way))
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

/** What an effect makes of its tokens as they come. */
export interface TokenValues {
  /** Their Type, if it is not the printed one. */
  readonly race?: Race;
  /** Gives them their values, before anything looks at them. */
  readonly given?: (tokens: readonly CardId[]) => Action;
}

/** Whether that effect may bring no tokens: none at all, or none such to the own field. */
export const areTokensBarred = (q: Scope, token?: number, race?: Race): boolean =>
  q.duel.continuous.forbids('specialSummon', q.player, null, q.self, { token, race }) !== undefined;

/**
 * Special Summons that many tokens at the same time, on that player's field: all of them or, with fewer zones free than tokens,
 * none. None while Special Summons are forbidden to the effect's player. Of several `placements` each token gets one of its own.
 */
export function* summonTokens(
  e: Effect,
  passcode: number,
  count: number,
  placements: Placement | readonly Placement[],
  player: Player = e.player,
  as: TokenValues = {},
): Action<readonly CardId[]> {
  const { duel } = e;
  const made: CardId[] = [];
  if (e.freeMonsterZones(player) < count || areTokensBarred(e, player === e.player ? passcode : undefined, as.race)) return made;
  const ways = typeof placements === 'string' ? [placements] : placements;
  const chosen: Placement[] = [];
  while (chosen.length < count) chosen.push(yield* choosePlacement(e, e.self, ways));
  duel.newBatch();
  for (const placement of chosen) {
    const id = createToken(duel, passcode, player, freeZone(duel, player, 'monster')!, placement);
    duel.state.cards[id]!.came = CAME.special;
    made.push(id);
    tellSummon(duel, id, e.player, 'gone', 'gone');
  }
  // It is a summon of the effect's player, whoever's field the tokens come to.
  duel.state.players[e.player].summonsThisTurn += count;
  rememberForNegation(e, made);
  if (as.given !== undefined) yield* as.given(made);
  settle(duel);
  return made;
}
