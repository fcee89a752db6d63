import { nothing, returnToHand, trap } from '../../../../engine/duel/api';
import { watches } from '../shared/watching';

/** A monster that has dealt battle damage to a player returns to its owner's hand. */
export default trap(20374520, {
  activate: nothing,
  effects: [
    watches(
      'damage',
      (_q, { cause, by }) => cause === 'battle' && by !== undefined,
      (e) => returnToHand(e, e.card(e.event!.by!).zone === 'monster' ? [e.event!.by!] : []),
    ),
  ],
});
