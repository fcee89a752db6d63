import type { Duel } from '../model/duel';
import type { CardId, Player } from '../model/vocabulary';

/** Damage by effects of that card is 0 for that player, by that rule, which the log tells. */
export function isSparedFromDamage(
  duel: Duel,
  player: Player,
  by: CardId,
  rule = duel.continuous.forbids('takeEffectDamage', player, null, by),
): boolean {
  if (rule !== undefined) duel.note({ verb: 'noEffect', player, card: by, passcode: duel.state.cards[by]!.passcode, rule });
  return rule !== undefined;
}
