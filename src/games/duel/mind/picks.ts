import type { CardId, Duel, Player, PromptKey, Value } from '../../../engine/duel';
import { mayKnow } from '../../../engine/duel';
import { HIDDEN, worthOf } from './worth';

/** What a card is picked for: to lose it, to do it harm, or to have it. */
const MEANT: Readonly<Partial<Record<PromptKey, 'lose' | 'harm' | 'have'>>> = {
  tribute: 'lose',
  cost: 'lose',
  discardCost: 'lose',
  banishCost: 'lose',
  banishLight: 'lose',
  banishDark: 'lose',
  discard: 'lose',
  handLimit: 'lose',
  destroy: 'harm',
  toDeck: 'harm',
  toGraveyard: 'harm',
  banish: 'harm',
  target: 'harm',
  attackTarget: 'harm',
  search: 'have',
  specialSummon: 'have',
  specialSummonOptional: 'have',
  toHand: 'have',
  equip: 'have',
  summonOrSet: 'have',
  normalSummon: 'have',
};

/** Who picks of the own Deck looks through it. */
const isKnown = (duel: Duel, player: Player, id: CardId): boolean =>
  mayKnow(duel, player, id) || (duel.state.cards[id]!.zone === 'deck' && duel.state.cards[id]!.owner === player);

/** How gladly the player picks the card, in points of ATK. */
export function wishFor(duel: Duel, player: Player, prompt: PromptKey | undefined, id: CardId): number {
  const worth = isKnown(duel, player, id) ? worthOf(duel, id) : HIDDEN;
  const isOwn = duel.state.cards[id]!.controller === player;
  switch (prompt === undefined ? 'have' : (MEANT[prompt] ?? 'have')) {
    case 'lose':
      return 1 / (1 + worth);
    case 'harm':
      return isOwn ? -worth : worth;
    case 'have':
      return worth;
  }
}

/** How readily the player answers a question so. */
export function sayingOf(prompt: PromptKey | undefined, value: Value): number {
  if (value === true) return prompt === 'upkeep' ? 3 : 4;
  if (value === false) return 1;
  if (value === 'attack') return 2;
  return 1;
}
