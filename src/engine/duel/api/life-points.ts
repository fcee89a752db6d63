import type { Action } from '../model/effect';
import type { Duel } from '../model/duel';
import type { Cause } from '../model/event';
import type { Effect } from '../model/scope';
import { opponentOf, PLAYERS, type CardId, type Player } from '../model/vocabulary';
import type { RuleId } from '../register/index';
import { isSparedFromDamage } from '../rules/effect-damage';
import { checkVictory } from '../rules/victory';

/** Changes Life Points by `delta` and tells it; never below 0 (R012). Does not look at victory: the caller ends the act. */
export function changeLifePoints(
  duel: Duel,
  player: Player,
  delta: number,
  cause: Cause,
  by?: CardId,
  rule?: RuleId,
  text = delta < 0 ? '-' : '+',
): void {
  const side = duel.state.players[player];
  side.lifePoints = Math.max(0, side.lifePoints + delta);
  duel.happen({
    verb: delta < 0 && (cause === 'battle' || cause === 'effect') ? 'damage' : 'lp',
    player,
    amount: Math.abs(delta),
    lifePoints: side.lifePoints,
    cause,
    by,
    rule,
    text,
  });
}

/** Pays what it costs to play this card from the hand, at the moment of playing it. */
export function payToPlay(duel: Duel, player: Player, id: CardId): void {
  if (duel.index.doing.handCost === undefined || duel.state.cards[id]!.zone !== 'hand') return;
  for (const { card, lifePoints } of duel.continuous.handCosts()) {
    duel.newBatch();
    changeLifePoints(duel, player, -lifePoints, 'cost', card);
    checkVictory(duel);
  }
}

/** This effect does that player no damage. */
const isSpared = ({ duel, self, link, player: byPlayer }: Effect, player: Player): boolean =>
  isSparedFromDamage(duel, player, self, byPlayer, link.noDamageTo === player ? 'no-effect-damage' : undefined);

/** What the effect would do to one player it may do to the other one. */
const whoIsHurt = ({ link }: Effect, player: Player): Player => (link.turnsDamageOf === player ? opponentOf(player) : player);

/** Half of that much damage: what is left of the Life Points is rounded half up (rulings). */
export const halfDamage = (amount: number): number => Math.floor(amount / 2);

/** Effect damage. `sameMoment`: as part of what has just happened. @returns whether the player who was meant has lost by it */
export function* damage(
  e: Effect,
  meant: Player,
  amount: number,
  { rule, sameMoment = false }: { readonly rule?: RuleId; readonly sameMoment?: boolean } = {},
): Action<boolean> {
  const player = whoIsHurt(e, meant);
  if (amount <= 0 || isSpared(e, player)) return false;
  const before = e.lifePoints(meant);
  if (!sameMoment) e.duel.newBatch();
  changeLifePoints(e.duel, player, -amount, 'effect', e.self, rule);
  checkVictory(e.duel);
  return e.lifePoints(meant) < before;
}

/**
 * Effect damage to both players at once, the same or by player: both may fall to 0 together (E4). `sameMoment`: as part of what
 * has just happened.
 */
export const damageBoth = (
  e: Effect,
  amount: number | ((player: Player) => number),
  when: { sameMoment?: boolean } = {},
): Action => changeBoth(e, (player) => -(typeof amount === 'number' ? amount : amount(player)), when);

/**
 * What one effect does to both players at once: damage where the points are below 0, else a gain, or what that is where gains
 * become damage. Both may fall to 0 together (E4). `sameMoment`: as part of what has just happened.
 */
export function* changeBoth(e: Effect, points: (player: Player) => number, { sameMoment = false } = {}): Action {
  const changes = PLAYERS.map((player) => {
    const meant = points(player);
    if (meant > 0 && !e.isForbidden('gainLifePoints', player)) return { player, by: meant };
    return { player: whoIsHurt(e, player), by: -Math.abs(meant), rule: meant > 0 ? ('gains-become-damage' as const) : undefined };
  }).filter(({ player, by }) => by > 0 || (by < 0 && !isSpared(e, player)));
  if (changes.length === 0) return;
  if (!sameMoment) e.duel.newBatch();
  for (const { player, by, rule } of changes) changeLifePoints(e.duel, player, by, by < 0 ? 'effect' : 'rule', e.self, rule);
  checkVictory(e.duel);
}

/** Loses Life Points: neither damage nor payment. */
export function* loseLifePoints(e: Effect, player: Player, amount: number): Action {
  e.duel.newBatch();
  changeLifePoints(e.duel, player, -amount, 'rule', e.self);
  checkVictory(e.duel);
}

/** The battle that runs deals the player no battle damage. */
export function* takeNoBattleDamage(e: Effect, player: Player): Action {
  const { battle } = e.duel.state;
  if (battle !== null) battle.noDamageTo = player;
}

/**
 * Gains Life Points; there is no maximum (E2), and 0 is no gain. Where an effect forbids it, it is damage instead.
 * `sameMoment`: as part of what has just happened.
 */
export function* gainLifePoints(e: Effect, player: Player, amount: number, { sameMoment = false } = {}): Action {
  if (amount <= 0) return;
  if (e.isForbidden('gainLifePoints', player)) {
    yield* damage(e, player, amount, { rule: 'gains-become-damage', sameMoment });
    return;
  }
  if (!sameMoment) e.duel.newBatch();
  changeLifePoints(e.duel, player, amount, 'rule', e.self);
}

/** Both players' Life Points become these at once: neither damage nor a gain. Both at 0 is a draw. */
export function* setLifePoints(e: Effect, points: readonly [number, number]): Action {
  e.duel.newBatch();
  for (const player of PLAYERS) {
    const delta = points[player] - e.lifePoints(player);
    // Nothing is gained by it.
    changeLifePoints(e.duel, player, delta, 'rule', e.self, undefined, delta < 0 ? '-' : '=');
  }
  checkVictory(e.duel);
}

/** A player must pay Life Points for a card of the other one, as far as there are any. */
export function* makePay(e: Effect, player: Player, amount: number): Action {
  e.duel.newBatch();
  changeLifePoints(e.duel, player, -amount, 'upkeep', e.self);
  checkVictory(e.duel);
}
