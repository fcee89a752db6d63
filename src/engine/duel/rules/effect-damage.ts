import type { Duel } from '../model/duel';
import type { CardId, Player } from '../model/vocabulary';

/**
 * Damage by an effect of that card is 0 for that player, by that rule, which the log tells. Whose effect it is need not be whose
 * card it is by then: a Cannon Soldier that its taker has Tributed lies in its owner's Graveyard.
 */
export function isSparedFromDamage(
  duel: Duel,
  player: Player,
  by: CardId,
  byPlayer = duel.state.cards[by]!.controller,
  rule = duel.continuous.forbids('takeEffectDamage', player, null, by, { byPlayer }),
): boolean {
  if (rule !== undefined) duel.note({ verb: 'noEffect', player, card: by, passcode: duel.state.cards[by]!.passcode, rule });
  return rule !== undefined;
}
