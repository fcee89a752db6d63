import { damage, destroyedWhileSet, mandatoryTrigger, trap } from '../../../../engine/duel/api';

/**
 * Never turned up by hand. Destroyed while Set, even in the turn of its Set and wherever it goes: 1000 damage to the player whose
 * card destroyed it.
 */
export default trap(21908319, {
  activate: [],
  effects: (['toGrave', 'banish'] as const).map((on) =>
    mandatoryTrigger({
      on,
      from: ['graveyard', 'banished'],
      when: (q, event) => destroyedWhileSet(q, event) && event.byPlayer !== undefined,
      hurts: (q) => [q.event!.byPlayer!],
      *resolve(e) {
        yield* damage(e, e.event!.byPlayer!, 1000);
      },
    }),
  ),
});
