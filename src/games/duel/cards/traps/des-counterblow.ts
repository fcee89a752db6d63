import { attackedNow, destroy, nothing, trap } from '../../../../engine/duel/api';
import { watches } from '../shared/watching';

/** A monster that has dealt battle damage by a direct attack is destroyed. */
export default trap(39131963, {
  activate: nothing,
  effects: [
    watches(
      'damage',
      (q, { cause, by }) => cause === 'battle' && by !== undefined && attackedNow(q) === null,
      (e) => destroy(e, [e.event!.by!]),
    ),
  ],
});
