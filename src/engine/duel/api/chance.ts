import type { Action } from '../model/effect';
import { Effect } from '../model/scope';
import { COIN_SIDES, type CoinSide, type Player } from '../model/vocabulary';
import { chooseValue, confirm } from './choices';

/** Tosses coins of the effect's player, all at once. What allows it may have them tossed again. */
export function* tossCoins(e: Effect, count: number): Action<readonly CoinSide[]> {
  for (;;) {
    const sides: CoinSide[] = [];
    for (let i = 0; i < count; i++) {
      const side = e.duel.state.fixedCoins.shift() ?? COIN_SIDES[e.duel.outcome(2)]!;
      e.duel.note({ verb: 'coin', player: e.player, card: e.self, passcode: e.card(e.self).passcode, text: side });
      sides.push(side);
    }
    if (!(yield* isDoneAgain(e, 'coins', e.player))) return sides;
  }
}

/** Tosses a coin: "heads" or "tails". */
export function* tossCoin(e: Effect): Action<CoinSide> {
  return (yield* tossCoins(e, 1))[0]!;
}

/** The player calls a side, then the coin is tossed. @returns whether the call was right. */
export function* callCoin(e: Effect): Action<boolean> {
  const call = yield* chooseValue(e, 'coinCall', COIN_SIDES);
  return call === (yield* tossCoin(e));
}

/** Each of these players rolls a die: 1 to 6. What allows it may have all of that rolled again. */
export function* rollDice(e: Effect, ...players: readonly Player[]): Action<readonly number[]> {
  for (;;) {
    const rolls = players.map((player) => {
      const roll = e.duel.state.fixedDice.shift() ?? e.duel.outcome(6) + 1;
      e.duel.note({ verb: 'dice', player, card: e.self, passcode: e.card(e.self).passcode, amount: roll });
      return roll;
    });
    if (!(yield* isDoneAgain(e, 'dice', ...players))) return rolls;
  }
}

/** A player, by default the effect's, rolls a die. */
export function* rollDie(e: Effect, player: Player = e.player): Action<number> {
  return (yield* rollDice(e, player))[0]!;
}

/** Cards that may have a toss or roll done again, in the middle of a resolution and without a link (R265). */
function* isDoneAgain(e: Effect, what: 'coins' | 'dice', ...players: readonly Player[]): Action<boolean> {
  for (const player of players) if (yield* byCard(e, what, player)) return true;
  return yield* byLasting(e, what);
}

/** A face-up card of whoever tossed or rolled: once per turn, by whichever card of its name. */
function* byCard(e: Effect, what: 'coins' | 'dice', player: Player): Action<boolean> {
  const { state, defs, continuous } = e.duel;
  for (const id of e.spellsTrapsOf(player)) {
    const card = state.cards[id]!;
    const use = `again ${player}:${card.passcode}`;
    if (defs[id]!.repeats !== what || !card.faceUp || card.leaving || continuous.isNegated(id) || state.used.includes(use))
      continue;
    if (!(yield* confirm(Effect.withoutLink(e.duel, id, player, 'again')))) continue;
    state.used.push(use);
    return true;
  }
  return false;
}

/** A lasting effect, once per turn, by whichever card of its name; its player decides, whoever has rolled. */
function* byLasting(e: Effect, what: 'coins' | 'dice'): Action<boolean> {
  const { state, pool } = e.duel;
  for (const lingering of state.lingering) {
    if (pool.definition(lingering.passcode)?.lingering[lingering.key]?.repeats !== what) continue;
    const player: Player = lingering.player;
    const use = `again ${player}:${lingering.passcode}`;
    if (state.used.includes(use) || !(yield* confirm(Effect.withoutLink(e.duel, lingering.card, player, 'again')))) continue;
    state.used.push(use);
    return true;
  }
  return false;
}
