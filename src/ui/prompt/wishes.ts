import type { ActKind, ViewCard } from '../../engine';
import type { CardFacts } from '../../store/card-book';

/** What a player could think of doing with one of its own cards: each is either offered or refused with reasons. */
export function thinkable(card: ViewCard, { kind, subtype }: CardFacts, inBattle: boolean): readonly ActKind[] {
  const zone = card.place.split(':')[1];
  if (zone === 'hand') return kind === 'monster' ? ['normalSummon', 'setMonster'] : ['activate', 'setSpellTrap'];
  if (zone === 'spellTrap' || zone === 'field') return ['activate'];
  if (zone !== 'monster') return [];
  if (inBattle) return ['attack'];
  if (!card.faceUp) return ['flipSummon'];
  return subtype === 'normal' || subtype === 'token' ? ['changePosition'] : ['changePosition', 'activate'];
}
