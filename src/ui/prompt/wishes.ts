import type { ActKind, ViewCard } from '../../engine';
import type { CardFacts } from '../../store/cards/card-book';

/**
 * What a player could think of doing with one of its own cards: each is either offered or refused with reasons. The usual ones
 * come first.
 */
export function thinkable(
  card: ViewCard,
  { kind, subtype }: CardFacts,
  inBattle: boolean,
): { readonly usual: readonly ActKind[]; readonly more: readonly ActKind[] } {
  const zone = card.place.split(':')[1];
  const effect: readonly ActKind[] = subtype === 'normal' || subtype === 'token' ? [] : ['activate'];
  switch (zone) {
    case 'hand':
      return kind === 'monster'
        ? { usual: ['normalSummon', 'setMonster'], more: ['specialSummon', ...effect] }
        : { usual: ['activate', 'setSpellTrap'], more: [] };
    case 'spellTrap':
    case 'field':
      return { usual: ['activate'], more: [] };
    case 'monster': {
      const usual: readonly ActKind[] = inBattle ? ['attack'] : card.faceUp ? ['changePosition', ...effect] : ['flipSummon'];
      const all: readonly ActKind[] = ['attack', card.faceUp ? 'changePosition' : 'flipSummon', ...effect];
      return { usual, more: all.filter((act) => !usual.includes(act)) };
    }
    case 'graveyard':
    case 'banished':
      return { usual: [], more: ['specialSummon', 'activate'] };
    default:
      return { usual: [], more: [] };
  }
}
