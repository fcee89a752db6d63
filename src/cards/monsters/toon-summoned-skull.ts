import { attackCost, canTribute, chooseTributes, forbids, lifePoints, monster } from '../../engine/duel/api';
import { facesToon, hasToonWorld, isToon, toonAttacks } from '../shared/toon';

const asForItsLevel = { count: 1, needsZone: true };

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
    can: (q) => hasToonWorld(q) && canTribute(q, asForItsLevel),
    *perform(e) {
      yield* chooseTributes(e, asForItsLevel, 'tribute');
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
