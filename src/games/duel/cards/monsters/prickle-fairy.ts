import { forbids, monster, putInDefensePosition } from '../../../../engine/duel/api';
import { toItsFoeAfterBattle } from '../shared/after-battle';

/** The opponent may not attack Insects. A monster that it has battled goes to defense position. */
export default monster(91559748, {
  continuous: [
    forbids(
      'attackTarget',
      'protected-from-attack',
      (q, { card, player }) => player === q.opponent && card !== null && q.isFaceUp(card) && q.race(card) === 'Insect',
    ),
  ],
  effects: [toItsFoeAfterBattle((e, foe) => putInDefensePosition(e, [foe]))],
});
