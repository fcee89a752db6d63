import { askOrder, askPick, askValue } from '../../kernel/decision';
import type { Doing, Why } from '../model/decision';
import type { CardId, Player } from '../model/vocabulary';

/** Asks for so many of the cards, or for all where there are fewer. Nothing is asked where there is nothing. */
export function* choose(
  player: Player,
  from: readonly CardId[],
  count: number,
  why: Why,
  hidden = false,
): Doing<readonly CardId[]> {
  const many = Math.min(count, from.length);
  if (many === 0) return [];
  const decision = { form: 'pick', kind: 'choose', player, from, min: many, max: many, hidden, why } as const;
  return (yield* askPick(decision)) as readonly CardId[];
}

/** Asks for a yes or no. */
export function* says(player: Player, kind: 'answer' | 'caster' | 'graze' | 'mulligan', why: Why): Doing<boolean> {
  return (yield* askValue({ form: 'question', kind, player, values: [true, false], why } as const)) === true;
}

/** Asks for a player, by number. */
export function* namePlayer(player: Player, why: Why): Doing<Player> {
  const named = yield* askValue({ form: 'question', kind: 'choose', player, values: [0, 1], why } as const);
  return named === 0 ? 0 : 1;
}

/** Asks for the order of these. */
export function* order(player: Player, from: readonly CardId[], why: Why): Doing<readonly CardId[]> {
  return (yield* askOrder({ form: 'order', kind: 'order', player, from, hidden: false, why } as const)) as readonly CardId[];
}
