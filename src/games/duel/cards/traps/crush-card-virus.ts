import { trap, tributeMonsters, type CardId, type Scope } from '../../../../engine/duel/api';
import { infects, virus } from '../shared/virus';

const isStrong = (q: Scope, id: CardId): boolean =>
  q.isMonster(id) && (q.isOnField(id) && q.isFaceUp(id) ? q.atk(id) : q.printedAtk(id)) >= 1500;

/**
 * For a tributed DARK monster with 1000 ATK or less: the opponent's monsters with 1500 ATK or more on the field and in the hand
 * are destroyed together after a look at them, and for three turns of the opponent those that are drawn. The turn of its use is
 * one of the three if it is the opponent's; skipped turns count.
 */
export default trap(57728570, {
  activate: {
    costs: [tributeMonsters(1, (q, id) => q.hasAttribute(id, 'DARK') && q.atk(id) <= 1000)],
    resolve: infects(isStrong),
  },
  lingering: { virus: virus(isStrong) },
});
