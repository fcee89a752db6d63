import { monster, putOnTopOfDeck } from '../../../../engine/duel/api';
import { toItsFoeAfterBattle } from '../shared/after-battle';

/** In defense position it puts a monster that it has battled on top of the Deck at the end of the Damage Step. */
export default monster(25773409, {
  effects: [
    toItsFoeAfterBattle(
      (e, foe) => putOnTopOfDeck(e, [foe]),
      (_q, _foe, { position }) => position === 'defense',
    ),
  ],
});
