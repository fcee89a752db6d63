import { destroyedByBattle, maySpecialSummon, monster, optionalTrigger, specialSummon } from '../../../../engine/duel/api';
import { fallenStillThere } from '../shared/battle-triggers';

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
        maySpecialSummon(q, event.card!) &&
        !q.card(q.self).battleDestroyed,
      condition: (q) => q.freeMonsterZones(q.player) > 0,
      rule: 'no-monster-zone',
      specialSummons: true,
      *resolve(e) {
        yield* specialSummon(e, fallenStillThere(e), { placements: ['defense'] });
      },
    }),
  ],
});
