import { damageBoth, nothing, trap, type Effect, type Player } from '../../../../engine/duel/api';
import { watches } from '../shared/watching';

const sent = (e: Effect, owner: Player): number =>
  (e.event!.cards ?? [e.event!.card!]).filter((id) => e.card(id).owner === owner).length;
/** Cards that go to the Graveyard, from wherever, deal their owners 300 damage each, at once and without a chain. */
export default trap(98139712, {
  activate: nothing,
  effects: [
    watches(
      'toGrave',
      () => true,
      (e) => damageBoth(e, (player) => 300 * sent(e, player), { sameMoment: true }),
      { together: true, atOnce: true },
    ),
  ],
});
