import { draw, flip, monster } from '../../../../engine/duel/api';
import { becomes } from '../shared/levels';

/** Flip: a card is drawn. In the own Standby Phase it may go to the Graveyard and bring its next level. */
export default monster(74713516, {
  effects: [
    flip({
      *resolve(e) {
        yield* draw(e, e.player, 1);
      },
    }),
    becomes(1102515, { phase: 'standby', whose: 'own' }),
  ],
});
