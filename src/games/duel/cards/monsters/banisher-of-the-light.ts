import { forbids, monster } from '../../../../engine/duel/api';

/** Every card that would go to a Graveyard is removed from play instead. */
export default monster(61528025, { continuous: [forbids('graveyard', 'removed-instead', () => true)] });
