import { hasFelled, maySpecialSummon, monster, optionalTrigger, specialSummon } from '../../../../engine/duel/api';

/**
 * An opposing monster that it has destroyed by battle may come to the own field in defense position, if it still lies in the
 * Graveyard.
 */
export default monster(13386503, {
  effects: [
    optionalTrigger({
      on: 'toGrave',
      about: 'any',
      when: (q, event) => hasFelled(q, event) && maySpecialSummon(q, event.card!),
      condition: (q) => q.freeMonsterZones(q.player) > 0,
      rule: 'no-monster-zone',
      specialSummons: true,
      *resolve(e) {
        const victim = e.event!.card!;
        if (e.card(victim).zone === 'graveyard') yield* specialSummon(e, [victim], { placements: ['defense'] });
      },
    }),
  ],
});
