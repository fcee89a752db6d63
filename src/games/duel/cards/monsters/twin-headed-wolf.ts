import { gives, itself, monster } from '../../../../engine/duel/api';

/** While its player has another Fiend, monsters with a flip effect that it destroys by battle have no effect. */
export default monster(88132637, {
  continuous: [
    gives(
      'negatesFlipOfDestroyed',
      (q, card) => itself(q, card) && q.faceUpMonstersOf(q.player).some((id) => id !== card && q.race(id) === 'Fiend'),
    ),
  ],
});
