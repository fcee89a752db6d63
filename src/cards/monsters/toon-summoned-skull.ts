import { attackCost, chooseCards, forbids, lifePoints, monster, tribute, type CardId, type Scope } from '../../engine/duel/api';
import { facesToon, hasToonWorld, isToon, toonAttacks } from '../shared/toon';

const tributes = (q: Scope): CardId[] => q.monstersOf(q.player).filter((id) => !q.has('notTributeForSummon', id));

/**
 * Toon that comes by a tribute while Toon World is there. Its attack costs 500 Life Points, and must be at a Toon if there is
 * one.
 */
export default monster(91842653, {
  specialSummonOnly: true,
  procedure: {
    from: 'hand',
    freesZone: true,
    rule: 'toon-world-and-tribute',
    can: (q) => hasToonWorld(q) && tributes(q).length >= 1,
    *perform(e) {
      yield* tribute(e, yield* chooseCards(e, { from: tributes(e), min: 1, max: 1, prompt: 'tribute' }), 'tribute');
    },
  },
  continuous: [
    ...toonAttacks,
    attackCost(lifePoints(500)),
    forbids(
      'attackTarget',
      'toon-attacks-toon',
      (q, { card, by }) => by === q.self && facesToon(q) && !(card !== null && q.isFaceUp(card) && isToon(q, card)),
    ),
  ],
});
