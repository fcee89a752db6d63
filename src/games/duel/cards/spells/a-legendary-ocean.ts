import { levelInHand, nothing, spell, stats, type CardId, type Scope } from '../../../../engine/duel/api';

const UMI = 22702055;
const isWater = (q: Scope, card: CardId): boolean => q.hasAttribute(card, 'WATER');

/** Counts as Umi. WATER monsters gain 200 ATK and DEF and are one Level lower, on the field and in both hands: fewer tributes. */
export default spell(295517, {
  countsAs: { name: UMI },
  activate: nothing,
  continuous: [stats(isWater, { atk: 200, def: 200, level: -1 }), levelInHand(isWater, -1)],
});
