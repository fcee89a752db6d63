import { forbids, goesWithIt, monster } from '../../../../engine/duel/api';

/** Every card that would go to a Graveyard is removed from play instead, but itself and what goes together with it. */
export default monster(61528025, {
  continuous: [forbids('graveyard', 'removed-instead', (q, subject) => !goesWithIt(q, subject))],
});
