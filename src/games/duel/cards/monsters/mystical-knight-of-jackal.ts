import { monster, putOnTopOfDeck } from '../../../../engine/duel/api';
import { withItsVictim } from '../shared/battle-triggers';

/** An opposing monster that it has destroyed by battle may go to the top of the Deck. */
export default monster(98745000, { effects: [withItsVictim((e, victim) => putOnTopOfDeck(e, [victim]))] });
