import { damage, mandatoryTrigger, monster } from '../../../../engine/duel/api';

/** Battle has destroyed it: right after damage calculation whoever did so takes 1000 damage. */
export default monster(87340664, {
  effects: [
    mandatoryTrigger({
      on: 'battled',
      when: (q, { foe }) => foe !== undefined && q.card(q.self).battleDestroyed,
      *resolve(e) {
        yield* damage(e, e.card(e.event!.foe!).controller, 1000);
      },
    }),
  ],
});
