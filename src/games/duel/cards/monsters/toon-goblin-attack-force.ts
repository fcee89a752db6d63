import { forbids, gives, isChosen, linger, monster, putInDefensePosition } from '../../../../engine/duel/api';
import { facesToon, hasToonWorld, notInItsSummonTurn, TOON_WORLD } from '../shared/toon';

/**
 * * Toon of Level 4 that may attack directly with an own Toon World and no opposing Toon, and goes down with it. Having
 * attacked, it is put in defense position at the end of that Battle Phase and stays so until the end of its controller's next
 * turn.
 */
export default monster(15270885, {
  goesDownWith: TOON_WORLD,
  continuous: [notInItsSummonTurn, gives('attacksDirectly', (q, card) => card === q.self && hasToonWorld(q) && !facesToon(q))],
  afterAttack: {
    when: 'endOfBattlePhase',
    *run(e) {
      yield* putInDefensePosition(e, [e.self]);
      yield* linger(e, 'tired', { cards: [e.self], turn: e.turn + 2 });
    },
  },
  lingering: {
    tired: {
      until: 'endOfTurn',
      about: 'cards',
      parts: [forbids('changePosition', 'position-locked', (q, { card }) => isChosen(q, card))],
    },
  },
});
