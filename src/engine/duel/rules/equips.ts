import type { Duel } from '../model/duel';
import type { CardDefinition } from '../model/effect';
import type { CardId } from '../model/vocabulary';

/** By its own effect as an Equip Card, battle destroys it in place of the monster that it is on. */
export const isUnion = (duel: Duel, id: CardId): boolean =>
  !duel.state.cards[id]!.equippedByHost &&
  duel.defs[id]!.asEquip.continuous?.some((part) => part.kind === 'gives' && part.ability === 'sparedByEquippedMonster') === true;

/** Battle may destroy it in place of the monster that it is on: by its own effect, or by that of the monster, which holds it. */
export const sparesItsHost = (duel: Duel, id: CardId): boolean => duel.state.cards[id]!.equippedByHost || isUnion(duel, id);

/** It takes other monsters as its Equip Cards: what it holds is destroyed by battle in its place. */
export const takesMonsters = ({ continuous }: CardDefinition): boolean =>
  continuous.some((part) => part.kind === 'gives' && part.ability === 'sparedByEquippedMonster');

/**
 * The monster that lies on this one and is destroyed in its place: one that it holds by its own effect, or a Union; null for
 * none.
 */
export function equippedMonsterOf(duel: Duel, monster: CardId): CardId | null {
  for (const side of duel.state.players) {
    for (const id of side.spellsTraps)
      if (
        id !== null &&
        duel.state.cards[id]!.equippedTo === monster &&
        sparesItsHost(duel, id) &&
        !duel.state.cards[id]!.leaving
      )
        return id;
  }
  return null;
}
