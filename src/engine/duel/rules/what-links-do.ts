import type { Duel } from '../model/duel';
import type { ActivatedEffect, Used } from '../model/effect';
import type { ChainLink } from '../model/duel-state';
import { Effect } from '../model/scope';

export const effectOf = (duel: Duel, { card, effect }: Used): ActivatedEffect => duel.defs[card]!.effects[effect]!;

/** The effects of other cards that the resolution of a link uses, as far as its activation names them. */
export function usedBy(duel: Duel, link: ChainLink): readonly Used[] {
  const { uses } = effectOf(duel, link);
  return uses === undefined ? [] : uses(new Effect(duel, link.card, link.player, link));
}

/** The resolution of a link Special Summons, or may: by its own effect, or by another card's that it uses. */
export const linkSpecialSummons = (duel: Duel, link: ChainLink): boolean =>
  [link, ...usedBy(duel, link)].some((one) => (effectOf(duel, one).specialSummons ?? false) !== false);
