import { CAME, normalSummonUse, type Card } from '../model/card';
import type { Action } from '../model/effect';
import type { Duel } from '../model/duel';
import type { Effect } from '../model/scope';
import type { Scope } from '../model/scope';
import type { CardId, Placement, Player } from '../model/vocabulary';
import { canBeNormalSummoned, numbersOfTributes } from '../rules/summoning';
import { leaveAlike, tributeSets, tributeSummonNeed } from '../rules/tributes';
import { freeZone, moveToField, placeForLog } from '../rules/movement';
import { chooseCard, chooseCards, choosePlacement, chooseValue } from './choices';
import { payToPlay } from './life-points';
import { settle } from './reach';
import { tribute } from './moving';
import { rememberForNegation } from './telling-summons';

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
  const { from } = need;
  // Where one is as good as another, how many says it all.
  const alike =
    counts.length === 1 &&
    leaveAlike(e.duel, need) &&
    !from.some((id) => e.duel.defs[id]!.summoning.isTwoTributesFor !== undefined);
  const sets = alike ? { min: count, max: count } : tributeSets(e.duel, need)!;
  const cards = yield* chooseCards(e, { player, from, prompt: 'tribute', ...sets });
  // Asked while they lie there: what stands for two does so no more when it has gone.
  const byLevel = counts.length > 1 && tributeSummonNeed(e.duel, player, monster, [count]).isEnough(cards);
  e.duel.keepsZoneOn = player;
  yield* tribute(e, cards, 'tribute');
  e.duel.keepsZoneOn = null;
  return { tributes: cards.map((id) => e.chosen(id)), byLevel };
}

/** How a monster comes by a Normal Summon: in Attack Position, unless an effect lets it come in Defense Position too. */
export function* normalPlacement(e: Effect, monster: CardId, set: boolean): Action<Placement> {
  if (set) return 'set';
  const either = e.duel.continuous.allows('summonsInDefense', e.player);
  return yield* choosePlacement(e, monster, either ? ['attack', 'defense'] : ['attack']);
}

/** `zone`: the wanted one. */
interface NormalSummoning {
  readonly placement: Placement;
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
  { placement, tributes, byLevel = false, zone, atOnce = false }: NormalSummoning,
): void {
  const fromPlace = placeForLog(duel, id);
  const isSet = placement === 'set';
  payToPlay(duel, player, id);
  moveToField(duel, id, player, 'monster', freeZone(duel, player, 'monster', zone)!, placement);
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

const canComeNow = (q: Scope, id: CardId): boolean =>
  q.isMonster(id) && (canBeNormalSummoned(q.duel, q.player, id, false) || canBeNormalSummoned(q.duel, q.player, id, true));

/** Monsters of the hand that an effect could Normal Summon or Set now. */
export const normalSummonable = (q: Scope): CardId[] => q.handOf(q.player).filter((id) => canComeNow(q, id));

/** Whether there is one at all. */
export const anyNormalSummonable = (q: Scope): boolean => q.handOf(q.player).some((id) => canComeNow(q, id));

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
  const placement = yield* normalPlacement(e, id, way === 'set');
  duel.state.used.push(normalSummonUse(player));
  placeNormalSummoned(duel, player, id, { placement, ...paid, atOnce: true });
  rememberForNegation(e, [id]);
  settle(duel);
}
