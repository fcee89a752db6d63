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
