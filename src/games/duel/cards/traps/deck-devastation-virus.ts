import { trap, tributeMonsters, type CardId, type Scope } from '../../../../engine/duel/api';
import { infects, virus } from '../shared/virus';

const isWeak = (q: Scope, id: CardId): boolean =>
  q.isMonster(id) && (q.isOnField(id) && q.isFaceUp(id) ? q.atk(id) <= 1500 : q.printedAtMost(id, { atk: 1500 }));

/**
 * For a tributed DARK monster with 2000 ATK or more: the opponent's monsters with 1500 ATK or less on the field and in the hand
 * are destroyed together after a look at them, and for three turns of the opponent those that are drawn, as with Crush Card
 * Virus.
 */
export default trap(35027493, {
  activate: {
    costs: [tributeMonsters(1, (q, id) => q.hasAttribute(id, 'DARK') && q.atk(id) >= 2000)],
    resolve: infects(isWeak),
  },
  lingering: { virus: virus(isWeak) },
});
