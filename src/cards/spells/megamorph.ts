import { equip, equippedMonster, stats, type CardId, type Scope } from '../../engine/duel/api';

/** What the change of the original ATK adds to or takes from the other changes. */
const change = (q: Scope, card: CardId): number => {
  const original = q.printedAtk(card);
  const ahead = q.lifePoints(q.player) - q.lifePoints(q.opponent);
  return ahead < 0 ? original : ahead > 0 ? Math.round(original / 2) - original : 0;
};

/** The original ATK is doubled while its controller has fewer Life Points than the opponent, halved while it has more. */
export default equip(22046459, { continuous: [stats(equippedMonster, { atk: change })] });
