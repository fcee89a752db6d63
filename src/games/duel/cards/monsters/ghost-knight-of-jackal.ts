import { destroyedByBattle, monster, optionalTrigger, specialSummon } from '../../../../engine/duel/api';

/** An opposing monster that it has destroyed by battle may come to the own field in defense position. */
export default monster(13386503, {
  effects: [
    optionalTrigger({
      on: 'toGrave',
      about: 'any',
      when: (q, event) =>
        destroyedByBattle(q, event) &&
        event.by === q.self &&
        q.card(event.card!).owner === q.opponent &&
        !q.card(q.self).battleDestroyed,
      specialSummons: true,
      *resolve(e) {
        yield* specialSummon(e, [e.event!.card!], { placements: ['defense'] });
      },
    }),
  ],
});
