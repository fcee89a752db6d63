import { equip, equippedMonster, stats, type CardId, type Scope } from '../../../../engine/duel/api';

/** The multiple of the original ATK that takes its place. With equal Life Points it stays. */
const multiple = (q: Scope, card: CardId): number | undefined => {
  const original = q.originalAtk(card);
  const ahead = q.lifePoints(q.player) - q.lifePoints(q.opponent);
  return ahead < 0 ? 2 * original : ahead > 0 ? Math.round(original / 2) : undefined;
};

/** The original ATK is doubled while its controller has fewer Life Points than the opponent, halved while it has more. */
export default equip(22046459, { continuous: [stats(equippedMonster, { originalAtk: multiple, forItselfAlone: true })] });
