import { attackCost, canTribute, chooseTributes, forbids, gives, lifePoints, monster } from '../../../../engine/duel/api';
import { facesToon, hasToonWorld, isToon, notInItsSummonTurn, TOON_WORLD } from '../shared/toon';

const asForItsLevel = { count: 1, needsZone: true };

/**
 * Toon that comes by a tribute while Toon World is there: no Tribute Summon, so that any token will do. Its attack costs 500 Life
 * Points; it is direct, Toon World or not, or at a Toon if the opponent has one. Goes down with Toon World.
 */
export default monster(91842653, {
  summoning: {
    specialOnly: true,
    procedure: {
      from: 'hand',
      freesZone: true,
      rule: 'toon-world-and-tribute',
      can: (q) => hasToonWorld(q) && canTribute(q, asForItsLevel),
      *perform(e) {
        yield* chooseTributes(e, asForItsLevel, 'tribute');
      },
    },
  },
  goesDownWith: TOON_WORLD,
  continuous: [
    notInItsSummonTurn,
    gives('attacksDirectly', (q, card) => card === q.self && !facesToon(q)),
    attackCost(lifePoints(500)),
    forbids(
      'attackTarget',
      'toon-attacks-toon',
      (q, { card, by }) => by === q.self && facesToon(q) && !(card !== null && q.isFaceUp(card) && isToon(q, card)),
    ),
  ],
});
