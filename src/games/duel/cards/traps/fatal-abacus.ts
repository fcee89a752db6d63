import { damageBoth, fromField, nothing, trap, type Effect, type Player } from '../../../../engine/duel/api';
import { watches } from '../shared/watching';

const left = (e: Effect, owner: Player): number =>
  (e.event!.cards ?? [e.event!.card!]).filter((id) => e.card(id).owner === owner).length;
/** Monsters that go from the field to the Graveyard deal their owners 500 damage each, at once and without a chain. */
export default trap(77910045, {
  activate: nothing,
  effects: [
    watches(
      'toGrave',
      (q, event) => event.from === 'monster' && fromField(q, event) && event.card !== undefined && q.isMonster(event.card),
      (e) => damageBoth(e, (player) => 500 * left(e, player), { sameMoment: true }),
      { together: true, atOnce: true },
    ),
  ],
});
