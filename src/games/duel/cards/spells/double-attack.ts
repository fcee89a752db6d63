import { discardCards, gives, isChosen, linger, spell, target, type CardId, type Scope } from '../../../../engine/duel/api';
import { paidCard } from '../shared/paid';

const lowerThan = (q: Scope, level: number): CardId[] => q.faceUpMonstersOf(q.player).filter((id) => q.level(id) < level);
const printedLevel = (q: Scope, id: CardId): number => q.facts(id).level ?? 0;
const lower = (q: Scope): CardId[] => {
  const paid = paidCard(q);
  const discards = paid === undefined ? q.handOf(q.player).filter((id) => q.isMonster(id)) : [paid];
  return lowerThan(q, Math.max(0, ...discards.map((id) => printedLevel(q, id))));
};

/** For a discarded monster an own monster whose Level is lower than what is printed on that one may attack twice in this turn. */
export default spell(34187685, {
  activate: {
    costs: [discardCards(1, (q, id) => q.isMonster(id) && lowerThan(q, printedLevel(q, id)).length > 0)],
    targets: target(lower),
    *resolve(e) {
      yield* linger(e, 'twice', { cards: e.targets });
    },
  },
  lingering: { twice: { until: 'endOfTurn', about: 'cards', parts: [gives('attacksTwice', isChosen)] } },
});
